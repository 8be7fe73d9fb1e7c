import {
  CALENDAR_EVENT_KINDS,
  type CalendarEvent,
  freeId,
  LIMITS,
  sanitiseLine,
} from '@passepartout/document'
import type { DateEntry } from './date-entry.ts'

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

/** The events with another one, or a changed one if the id is known. */
export function withEvent(events: readonly CalendarEvent[], entry: DateEntry, id?: string): CalendarEvent[] {
  if (id !== undefined) return events.map(event => (event.id === id ? eventOf(entry, id) : event))
  return [...events, eventOf(entry, freeId(new Set(events.map(event => event.id)), 'event'))]
}
