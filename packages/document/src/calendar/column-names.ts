import type { MonthGridElement } from '../elements/month-grid/month-grid.ts'
import { sanitiseLine } from '../elements/text/edit-text.ts'
import { LIMITS } from '../limits.ts'
import type { Document, Page } from '../model.ts'

/**
 * Heads of a planner's columns: the customer's names, empty if not entered. Only images of a design without calendar
 * data use the design's sample names.
 */
export const columnHeads = (
  { calendar }: Pick<Document, 'calendar'>,
  { columns }: Pick<MonthGridElement, 'columns'>,
): string[] => columns.map((sample, index) => (calendar ? (calendar.names[index] ?? '') : sample))

/** The first page whose month has columns for people, and their number; null without any. */
export function findColumns({ pages }: Pick<Document, 'pages'>): { page: Page; count: number } | null {
  const found = pages.flatMap(page => {
    const count = Math.max(
      0,
      ...page.elements.map(element => (element.type === 'month-grid' ? element.columns.length : 0)),
    )
    return count > 0 ? [{ page, count }] : []
  })
  const [first] = found
  return first ? { page: first.page, count: Math.max(...found.map(({ count }) => count)) } : null
}

/** The document with a changed name of a column (from 0); unchanged if it has no calendar. */
export function withColumnName<Of extends Document>(document: Of, index: number, name: string): Of {
  const { calendar } = document
  if (!calendar) return document
  const line = sanitiseLine(name, LIMITS.eventLength)
  const length = Math.max(calendar.names.length, index + 1)
  const names = Array.from({ length }, (_, at) => (at === index ? line : (calendar.names[at] ?? '')))
  return { ...document, calendar: { ...calendar, names } }
}
