import {
  CALENDAR_EVENT_KINDS,
  type CalendarEvent,
  type DayPhoto,
  freeId,
  LIMITS,
  sanitiseLine,
} from '@passepartout/document'
import { foldName, type PersonalDate } from '@passepartout/domain'

/** A day of the customer: as typed, as read from a file, and as stored on the device. */
export interface DateEntry extends PersonalDate {
  /** Column of a planner from 0; absent for a day of everybody. Of a calendar, not of the device's book. */
  column?: number
  /** Last of several days. */
  until?: { month: number; day: number }
  /** In the cell of the day; of a calendar, not of the device's book. */
  photo?: DayPhoto
}

/** An event of a calendar as an entry. */
export function entryOf({
  kind,
  since,
  year,
  text,
  month,
  day,
  column,
  until,
  colour,
  photo,
}: CalendarEvent): DateEntry {
  return {
    ...{ name: text, month, day },
    kind: kind ?? (year === null ? 'yearly' : 'once'),
    year: since ?? year,
    showsAge: since !== undefined,
    ...(column !== undefined && { column }),
    ...(until !== undefined && { until }),
    ...(colour !== undefined && { colour }),
    ...(photo && { photo }),
  }
}

/** The event that prints an entry, on the day given for one that repeats by a rule. */
export function eventOf(
  { name, kind, month, day, year, showsAge, column, until, colour, photo }: DateEntry,
  id: string,
  on?: { year: number; month: number; day: number },
): CalendarEvent {
  const own = CALENDAR_EVENT_KINDS.find(one => one === kind)
  return {
    id,
    ...{ month, day, ...on },
    year: on?.year ?? (kind === 'once' ? year : null),
    text: sanitiseLine(name, LIMITS.eventLength),
    ...(own && { kind: own }),
    ...(own && showsAge && year !== null && { since: year }),
    ...(column !== undefined && { column }),
    ...(until !== undefined && !on && { until }),
    ...(colour !== undefined && { colour }),
    ...(photo && { photo }),
  }
}

/**
 * The column of the person that a day is named after: `Anna` and `Anna Huber` stand in the column of Anna. Undefined
 * without one.
 */
export function columnOfName(name: string, heads: readonly string[]): number | undefined {
  const words = foldName(name)
  const index = heads.findIndex(head => {
    const person = foldName(head)
    return person !== '' && (words === person || words.startsWith(`${person} `))
  })
  return index < 0 ? undefined : index
}

/** The events with another one, or a changed one if the id is known. */
export function withEvent(events: readonly CalendarEvent[], entry: DateEntry, id?: string): CalendarEvent[] {
  if (id !== undefined) return events.map(event => (event.id === id ? eventOf(entry, id) : event))
  return [...events, eventOf(entry, freeId(new Set(events.map(event => event.id)), 'event'))]
}

/** In the order of the year. */
export const byDay = (
  one: Pick<CalendarEvent, 'year' | 'month' | 'day' | 'text'>,
  other: Pick<CalendarEvent, 'year' | 'month' | 'day' | 'text'>,
): number =>
  (one.year ?? 0) - (other.year ?? 0) ||
  one.month - other.month ||
  one.day - other.day ||
  one.text.localeCompare(other.text)
