import type { CalendarData, CalendarEvent, DayPhoto, Document } from '../model.ts'
import { eventLabel } from './calendar-page.ts'
import { rangeOf } from './day-ranges.ts'
import type { DateSpan } from './month-days.ts'

/** What a calendar prints beside the figure of a day. */
export interface DayMark {
  text: string
  /** Holidays colour the figure of their day; observances and school holidays do not. */
  kind: 'holiday' | 'observance' | 'school' | 'own'
  /** Column of a planner from 0, of an own day of one person. */
  column?: number
  /** Colour of an own day, `#rrggbb`. */
  colour?: string
  /** First and last of several days; the mark stands on the first that the month shows. */
  range?: { from: string; until: string }
  /** In the cell of the day; of several days, in the cell of the first. */
  photo?: DayPhoto
}

type Marked = Pick<CalendarData, 'holidays' | 'observances' | 'schoolHolidays' | 'events'>

/** Whether any sheet has marked days: then all sheets leave room for names, so that they look alike. */
export const hasDayMarks = ({ calendar }: Pick<Document, 'calendar'>): boolean =>
  calendar !== null &&
  [calendar.holidays, calendar.observances, calendar.schoolHolidays, calendar.events].some(
    days => Object.keys(days ?? {}).length > 0,
  )

/** Whether any day is marked for everybody, outside the first `columns` columns of a planner. */
export const hasSharedMarks = ({ calendar }: Pick<Document, 'calendar'>, columns: number): boolean =>
  calendar !== null &&
  (hasDayMarks({ calendar: { ...calendar, events: [] } }) ||
    calendar.events.some(({ column = columns }) => column >= columns))

/**
 * Marks of the days of a sheet by date: the customer's own days in their order, then observance, holiday, school
 * holidays.
 */
export function dayMarks(calendar: Marked | null, span: DateSpan): Record<string, DayMark[]> {
  const { holidays = {}, observances = {}, schoolHolidays = [], events = [] } = calendar ?? {}
  const isShown = (date: string) => date >= span.from && date <= span.until
  const years = [...new Set([span.from, span.until].map(date => Number(date.slice(0, 4))))]
  const marks: Record<string, DayMark[]> = {}
  const add = (date: string, mark: DayMark) => {
    if (mark.text.trim() !== '') marks[date] = [...(marks[date] ?? []), mark]
  }
  for (const event of events) {
    const ranges = [(years[0] ?? 0) - 1, ...years].flatMap(one => rangeOf(event, one) ?? [])
    for (const range of ranges) {
      if (range.from > span.until || range.until < span.from) continue
      const text = eventLabel(event, Number(range.from.slice(0, 4)))
      const isBegun = range.from < span.from
      const { photo, ...mark } = markOf(event, text)
      add(isBegun ? span.from : range.from, { ...mark, range, ...(photo && !isBegun && { photo }) })
    }
    if (event.until && ranges.length > 0) continue
    for (const year of years) {
      if (event.year !== null && event.year !== year) continue
      const last = new Date(Date.UTC(year, event.month, 0)).getUTCDate()
      const date = `${year}-${two(event.month)}-${two(Math.min(event.day, last))}`
      if (isShown(date)) add(date, markOf(event, eventLabel(event, year)))
    }
  }
  for (const [kind, named] of [
    ['observance', observances],
    ['holiday', holidays],
  ] as const) {
    for (const [date, text] of Object.entries(named)) if (isShown(date)) add(date, { text, kind })
  }
  for (const { from, until, name } of schoolHolidays) {
    if (from > span.until || until < span.from) continue
    add(from < span.from ? span.from : from, { text: name, kind: 'school', range: { from, until } })
  }
  return marks
}

const markOf = ({ column, colour, photo }: CalendarEvent, text: string): DayMark => ({
  ...{ text, kind: 'own' },
  ...(column !== undefined && { column }),
  ...(colour !== undefined && { colour }),
  ...(photo && { photo }),
})

const two = (value: number) => String(value).padStart(2, '0')
