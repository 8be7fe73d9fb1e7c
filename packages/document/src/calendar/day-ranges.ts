import type { CalendarData, CalendarEvent, Month } from '../model.ts'
import { addMonths } from './month-days.ts'

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

/**
 * The ranges that touch a month, in their order. Lanes are assigned over the whole calendar, so that a bar keeps its
 * lane over the end of a month.
 */
export function dayRanges(
  calendar: Pick<CalendarData, 'events' | 'start' | 'months'> | null,
  { year, month }: Month,
): DayRange[] {
  if (!calendar?.events.some(({ until }) => until)) return []
  const { start, months = 12 } = calendar
  const end = addMonths(start, months)
  const years = Array.from({ length: end.year - start.year + 2 }, (_, later) => start.year - 1 + later)
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
  const prefix = `${year}-${String(month).padStart(2, '0')}-`
  return laid.filter(({ from, until }) => from <= `${prefix}31` && until >= `${prefix}01`)
}

/** Number of lanes that a calendar needs: the same on all its sheets. */
export const lanesOf = (calendar: Pick<CalendarData, 'events' | 'start' | 'months'> | null): number =>
  calendar
    ? Math.max(
        0,
        ...Array.from({ length: calendar.months ?? 12 }, (_, later) =>
          dayRanges(calendar, addMonths(calendar.start, later)),
        ).flatMap(ranges => ranges.map(({ lane }) => (lane ?? -1) + 1)),
      )
    : 0
