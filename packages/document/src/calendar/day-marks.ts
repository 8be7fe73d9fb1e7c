import type { CalendarData, CalendarEvent, DayPhoto, Document, Month } from '../model.ts'
import { eventLabel } from './calendar-page.ts'
import { rangeOf } from './day-ranges.ts'

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

/** Marks of the days of a month by date: the customer's own days in their order, then observance, holiday, school holidays. */
export function dayMarks(calendar: Marked | null, { year, month }: Month): Record<string, DayMark[]> {
  const { holidays = {}, observances = {}, schoolHolidays = [], events = [] } = calendar ?? {}
  const start = `${year}-${two(month)}-`
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const marks: Record<string, DayMark[]> = {}
  const add = (date: string, mark: DayMark) => {
    if (mark.text.trim() !== '') marks[date] = [...(marks[date] ?? []), mark]
  }
  for (const event of events) {
    const ranges = [year - 1, year].flatMap(one => rangeOf(event, one) ?? [])
    for (const range of ranges) {
      if (range.from > `${start}${last}` || range.until < `${start}01`) continue
      const text = eventLabel(event, Number(range.from.slice(0, 4)))
      const isBegun = range.from < `${start}01`
      const { photo, ...mark } = markOf(event, text)
      add(isBegun ? `${start}01` : range.from, { ...mark, range, ...(photo && !isBegun && { photo }) })
    }
    if (event.until && ranges.length > 0) continue
    if (event.month !== month || (event.year !== null && event.year !== year)) continue
    add(start + two(Math.min(event.day, last)), markOf(event, eventLabel(event, year)))
  }
  for (const [kind, named] of [
    ['observance', observances],
    ['holiday', holidays],
  ] as const) {
    for (const [date, text] of Object.entries(named)) if (date.startsWith(start)) add(date, { text, kind })
  }
  for (const { from, until, name } of schoolHolidays) {
    if (from > `${start}${last}` || until < `${start}01`) continue
    const date = from < `${start}01` ? `${start}01` : from
    add(date, { text: name, kind: 'school', range: { from, until } })
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
