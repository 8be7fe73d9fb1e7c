import type { Document } from '../model.ts'
import { sheetSpan } from './calendar-page.ts'
import { type DayMark, dayMarks } from './day-marks.ts'

export interface PrintedDay {
  /** `2027-03-12`. */
  date: string
  marks: DayMark[]
}

/** The marked days that a calendar's sheets show, by date. */
export function printedDays(document: Pick<Document, 'calendar' | 'locale' | 'pages'>): PrintedDay[] {
  const spans = document.pages
    .filter(({ elements }) => elements.some(one => one.type === 'month-grid' && one.offset === 0))
    .map(page => sheetSpan(document, page))
  const days = Object.assign({}, ...spans.map(span => dayMarks(document.calendar, span)))
  const first = Object.keys(days).toSorted()[0]
  // Several days that go on on the next sheet are one entry.
  const isBegun = (date: string, { range }: DayMark) => range && range.from < date && date !== first
  return Object.entries<DayMark[]>(days)
    .map(([date, marks]) => ({ date, marks: marks.filter(mark => !isBegun(date, mark)) }))
    .filter(({ marks }) => marks.length > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
