import type { Locale } from '@passepartout/domain'
import { weekLabel } from './calendar/calendar-names.ts'
import { sheetSpan } from './calendar/calendar-page.ts'
import { addMonths } from './calendar/month-days.ts'
import { documentKindFacts } from './document-kinds.ts'
import type { Document, Page } from './model.ts'

/** The name of a page for customers: a message key below `page.`, with its parameters. */
export interface PageLabel {
  key: string
  params: Record<string, string | number>
}

/**
 * Names a page as the customer counts it: a book by printed pages ("6–7"), a calendar by month, a card by side, prints
 * by photo. Depends on the document only; `null` if it is the only page, or missing.
 */
export function pageLabel(document: Document, pageId: string | null, locale: Locale): PageLabel | null {
  const { pages, calendar } = document
  const facts = documentKindFacts(document)
  const index = pages.findIndex(({ id }) => id === pageId)
  const page = pages[index]
  if (!page || pages.length < 2) return null
  if (facts.pages === 'prints') return { key: 'print', params: { number: index + 1 } }
  if (page.role === 'cover') return { key: page.spine === null ? 'cover' : 'binding', params: {} }
  if (calendar?.weeks !== undefined && page.month !== null)
    return { key: 'month', params: { month: weekLabel(locale, sheetSpan(document, page)) } }
  if (calendar && page.month !== null)
    return { key: 'month', params: { month: monthName(addMonths(calendar.start, page.month), locale) } }
  if (facts.pages === 'sides' && FACES.has(page.role)) return { key: page.role, params: {} }
  const from = firstPageNumber(document, page)
  return page.role === 'spread'
    ? { key: 'pages', params: { from, until: from + 1 } }
    : { key: 'single', params: { number: from } }
}

/** The number of a page of a book, or of the left page of a spread; the first page behind the cover is 1. */
export function firstPageNumber({ pages }: Pick<Document, 'pages'>, page: Page): number {
  const before = pages.slice(0, pages.indexOf(page))
  return 1 + before.reduce((sum, one) => sum + printedPages(one), 0)
}

const FACES: ReadonlySet<Page['role']> = new Set(['front', 'back', 'inside-left', 'inside-right'])

/** Covers are not counted as pages of a book, and a spread counts as two. */
const printedPages = ({ role }: Page): number => (role === 'cover' ? 0 : role === 'spread' ? 2 : 1)

const monthName = ({ year, month }: { year: number; month: number }, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 15),
  )
