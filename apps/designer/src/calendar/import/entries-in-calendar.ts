import {
  addMonths,
  type CalendarData,
  type CalendarEvent,
  freeId,
  LIMITS,
  type Month,
  rangeOf,
} from '@passepartout/document'
import { personalDateKey } from '@passepartout/domain'
import { columnOfName, type DateEntry, entryOf } from '../date-entry.ts'
import { eventOf } from '../event-of-date.ts'
import { daysOfRule } from './calendar-file-dates.ts'

/** Days of one rule in a calendar: daily for more than a year. */
const MOST_OF_RULE = 400

const dateOf = ({ year, month }: Month, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Events that print an entry in a calendar; none if its days are in other years. */
export function eventsOf(
  entry: DateEntry,
  { start, months }: { start: Month; months: number },
): Omit<CalendarEvent, 'id'>[] {
  const from = dateOf(start, 1)
  const until = dateOf(addMonths(start, months - 1), 31)
  if (entry.kind === 'rule') {
    const days = daysOfRule(entry.rule ?? '', { from, until, most: MOST_OF_RULE })
    return days.map(day => withoutId(eventOf(entry, '', day)))
  }
  const event = eventOf(entry, '')
  const first = dateOf({ year: entry.year ?? 0, month: entry.month }, entry.day)
  const last = rangeOf(event, entry.year ?? 0)?.until ?? first
  return entry.kind === 'once' && (first > until || last < from) ? [] : [withoutId(event)]
}

const withoutId = ({ id: _, ...event }: CalendarEvent) => event

/**
 * Entries that the calendar does not print yet, with the number of those that no longer fit. Days of people who have a
 * column of a planner stand in it.
 */
export function withEntries(
  { events, start, names }: Pick<CalendarData, 'events' | 'start' | 'names'>,
  entries: readonly DateEntry[],
  months: number,
): { events: CalendarEvent[]; taken: number; count: number } {
  const known = new Set(events.map(event => personalDateKey(entryOf(event))))
  const all = [...events]
  const ids = new Set(events.map(({ id }) => id))
  let count = 0
  for (const event of entries.flatMap(entry => eventsOf(entry, { start, months }))) {
    const key = personalDateKey(entryOf({ id: '', ...event }))
    if (known.has(key)) continue
    known.add(key)
    count++
    if (all.length >= LIMITS.events) continue
    const id = freeId(ids, 'event')
    ids.add(id)
    const column = columnOfName(event.text, names)
    all.push({ id, ...event, ...(column !== undefined && { column }) })
  }
  return { events: all, taken: all.length - events.length, count }
}

export type EntryState = 'new' | 'already' | 'outside'

/** Whether a calendar would print an entry, or does so already. */
export function stateOf(
  { events, start }: Pick<CalendarData, 'events' | 'start'>,
  months: number,
): (entry: DateEntry) => EntryState {
  const known = new Set(events.map(event => personalDateKey(entryOf(event))))
  return entry => {
    const own = eventsOf(entry, { start, months })
    if (own.length === 0) return 'outside'
    return own.every(event => known.has(personalDateKey(entryOf({ id: '', ...event })))) ? 'already' : 'new'
  }
}
