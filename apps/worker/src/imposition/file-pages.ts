import { type Document, mergeOf, printChoices, recordsOf } from '@passepartout/document'
import { paperOf, type SheetCodePosition } from '@passepartout/render/pdf'
import type { FilePage } from './plan-sheets.ts'

/** The pages of a document's print file: each record's pages in turn, a print as often as it was ordered. */
export function filePages(document: Document, position?: SheetCodePosition): FilePage[] {
  const once = document.pages.flatMap(page =>
    Array.from({ length: printChoices(page).copies }, () => paperOf(page, position)),
  )
  return Array.from({ length: recordsOf(document) }, (_, record) => {
    const copies = mergeOf(document)?.records[record]?.copies ?? 1
    return Array.from({ length: copies }, () => once).flat()
  }).flat()
}
