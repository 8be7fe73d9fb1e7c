import { type Document, mergeOf, printChoices, recordsOf } from '@passepartout/document'

/** Pages that follow each other in a print file, and how often. */
export interface PrintRun {
  /** Of the mail merge; 0 where there is none. */
  record: number
  /** Indexes of the document's pages; a print ordered three times is there three times. */
  pages: number[]
  copies: number
}

/** The pages of a print file, in their order: those of each record of a mail-merge card; all pages once without one. */
export function printRuns(document: Document): PrintRun[] {
  const pages = document.pages.flatMap((page, index) =>
    Array.from({ length: printChoices(page).copies }, () => index),
  )
  return Array.from({ length: recordsOf(document) }, (_, record) => {
    const copies = mergeOf(document)?.records[record]?.copies ?? 1
    return { record, pages, copies }
  })
}
