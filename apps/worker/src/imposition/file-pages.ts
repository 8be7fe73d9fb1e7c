import type { Document, Page } from '@passepartout/document'
import { paperOf, type SheetCodePosition } from '@passepartout/render/pdf'
import { printRuns } from '../print/print-runs.ts'
import type { FilePage } from './plan-sheets.ts'

/** The pages of a document's print file, in their order. */
export function filePages(document: Document, position?: SheetCodePosition): FilePage[] {
  const papers = document.pages.map((page: Page) => paperOf(page, position))
  return printRuns(document).flatMap(({ pages, copies }) => {
    const run = pages.flatMap(index => papers[index] ?? [])
    return Array.from({ length: copies }, () => run).flat()
  })
}
