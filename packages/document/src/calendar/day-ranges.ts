import type { CalendarData, CalendarEvent } from '../model.ts'
import { addMonths, type DateSpan, monthSpan } from './month-days.ts'

/** Colours of days and bars that are legible on white paper and on each other. */
export const DAY_COLOURS = ['#b3261e', '#1f5fa8', '#2e7d32', '#7b3fa0', '#9a5200'] as const
/** Bars of several days are drawn in so many lanes at most. */
export const MOST_LANES = 3
/** A longer stay is a mistake of the last day. */
export const MOST_DAYS = 120

const DAY_MS = 86_400_000
const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Several days of the customer in a row, such as a holiday. Dates are `2027-03-12`, both included. */
export interface DayRange {
  event: CalendarEvent
  from: string
  until: string
  /** From 0; null where all lanes are taken. */
  lane: number | null
}

/** First and last day of an event that begins in a year; undefined for an event of one day, or of another year. */
export function rangeOf(event: CalendarEvent, year: number): { from: string; until: string } | undefined {
  if (!event.until || (event.year !== null && event.year !== year)) return undefined
  const last = (y: number, month: number, day: number) =>
    Date.UTC(y, month - 1, Math.min(day, new Date(Date.UTC(y, month, 0)).getUTCDate()))
  const start = last(year, event.month, event.day)
  const sameYear = last(year, event.until.month, event.until.day)
  const end = sameYear >= start ? sameYear : last(year + 1, event.until.month, event.until.day)
  if (end === start || end - start >= MOST_DAYS * DAY_MS) return undefined
  return { from: dateAt(start), until: dateAt(end) }
}

type Ranged = Pick<CalendarData, 'events' | 'start' | 'months' | 'weeks'>

/**
 * The ranges that touch the days of a sheet, in their order. Lanes are assigned over the whole calendar, so that a bar
 * keeps its lane over the end of a month.
 */
export function dayRanges(calendar: Ranged | null, { from: first, until: last }: DateSpan): DayRange[] {
  if (!calendar?.events.some(({ until }) => until)) return []
  const { from, until } = calendarSpan(calendar)
  const [since, end] = [from, until].map(date => Number(date.slice(0, 4))) as [number, number]
  const years = Array.from({ length: end - since + 2 }, (_, later) => since - 1 + later)
  const all = calendar.events
    .flatMap(event => years.flatMap(one => ({ event, ...rangeOf(event, one) })))
    .filter((range): range is Omit<DayRange, 'lane'> => range.from !== undefined)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.until > b.until ? -1 : 1))
  const ends: string[] = []
  const laid = all.map((range): DayRange => {
    const free = Array.from({ length: MOST_LANES }, (_, lane) => lane).find(
      lane => (ends[lane] ?? '') < range.from,
    )
    if (free === undefined) return { ...range, lane: null }
    ends[free] = range.until
    return { ...range, lane: free }
  })
  return laid.filter(({ from, until }) => from <= last && until >= first)
}

/** The days of all sheets, at most. */
function calendarSpan({ start, months = 12, weeks }: Ranged): DateSpan {
  const { from } = monthSpan(start)
  if (weeks === undefined) return { from, until: monthSpan(addMonths(start, months - 1)).until }
  const first = Date.parse(from)
  return { from: dateAt(first - 6 * DAY_MS), until: dateAt(first + (weeks * 7 - 1) * DAY_MS) }
}

/** Number of lanes that a calendar needs: the same on all its sheets. */
export const lanesOf = (calendar: Ranged | null): number =>
  calendar
    ? Math.max(0, ...dayRanges(calendar, calendarSpan(calendar)).map(({ lane }) => (lane ?? -1) + 1))
    : 0
