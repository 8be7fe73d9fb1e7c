import { DAY_COLOURS, LIMITS } from '@passepartout/document'
import { DATE_KINDS, type DateEntry, entryKey, isDay } from './date-entry.ts'

const KEY = 'calendar-dates'
const MOST_RULE = 2_000

/** People and dates of earlier calendars on this device; they never leave it by themselves. */
export function loadDatesBook(): DateEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(storedEntry).slice(0, LIMITS.events) : []
  } catch {
    return []
  }
}

export function clearDatesBook(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage may be forbidden.
  }
}

/** Adds entries to the book; one of the same person and day replaces the earlier one. */
export function storeInDatesBook(entries: readonly DateEntry[]): void {
  const book = new Map([...loadDatesBook(), ...entries].map(entry => [entryKey(entry), entry]))
  try {
    localStorage.setItem(KEY, JSON.stringify([...book.values()].slice(-LIMITS.events)))
  } catch {
    // Storage may be full or forbidden; the calendar has the days.
  }
}

/** What another version or a person with a console wrote may be anything. */
function storedEntry(stored: unknown): DateEntry[] {
  const { name, kind, month, day, year, showsAge, rule, colour } = Object(stored) as Record<string, unknown>
  const known = DATE_KINDS.find(one => one === kind)
  if (typeof name !== 'string' || name === '' || !known) return []
  if (typeof month !== 'number' || typeof day !== 'number') return []
  const entry: DateEntry = {
    ...{ name: name.slice(0, LIMITS.eventLength), kind: known, month, day },
    year: typeof year === 'number' ? year : null,
    showsAge: showsAge === true,
    ...(DAY_COLOURS.some(one => one === colour) && { colour: String(colour) }),
    ...(typeof rule === 'string' && rule.length <= MOST_RULE && { rule }),
  }
  return isDay(entry) && (entry.kind === 'rule') === (entry.rule !== undefined) ? [entry] : []
}
