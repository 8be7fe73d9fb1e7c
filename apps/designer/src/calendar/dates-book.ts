import { DAY_COLOURS, LIMITS } from '@passepartout/document'
import {
  PERSONAL_DATES_KEY,
  type PersonalDate,
  parsePersonalDates,
  personalDateKey,
} from '@passepartout/domain'
import type { DateEntry } from './date-entry.ts'

/** Of the logged-in customer's account: in memory only, so that a shared device does not remember them. */
let accountDates: readonly PersonalDate[] = []

export function setAccountDates(dates: readonly PersonalDate[]): void {
  accountDates = dates.map(withKnownColour)
}

export const countAccountDates = (): number => accountDates.length

/** People and dates of earlier calendars on this device, and of the account where the customer keeps some there. */
export function loadDatesBook(): DateEntry[] {
  return [...byKey([...accountDates, ...loadDeviceDates()]).values()].slice(0, LIMITS.events)
}

const byKey = (entries: readonly DateEntry[]) =>
  new Map(entries.map(entry => [personalDateKey(entry), entry]))

/** The dates on this device, which never leave it by themselves. */
function loadDeviceDates(): DateEntry[] {
  try {
    return parsePersonalDates(localStorage.getItem(PERSONAL_DATES_KEY)).map(withKnownColour)
  } catch {
    return []
  }
}

/** Without a colour that the shop no longer offers. */
function withKnownColour({ colour, ...date }: PersonalDate): PersonalDate {
  return DAY_COLOURS.some(one => one === colour) ? { ...date, colour: String(colour) } : date
}

export function clearDatesBook(): void {
  try {
    localStorage.removeItem(PERSONAL_DATES_KEY)
  } catch {
    // Storage may be forbidden.
  }
}

/** Adds entries to the book; one of the same person and day replaces the earlier one. */
export function storeInDatesBook(entries: readonly DateEntry[]): void {
  const book = byKey([...loadDeviceDates(), ...entries])
  try {
    localStorage.setItem(PERSONAL_DATES_KEY, JSON.stringify([...book.values()].slice(-LIMITS.events)))
  } catch {
    // Storage may be full or forbidden; the calendar has the days.
  }
}
