import type { DateEntry } from '../date-entry.ts'

/** Larger than the address book or calendar of a family, without pictures. */
export const MOST_MEGABYTES = 5
export const MOST_ENTRIES = 10_000

export type DateProblem = 'nothing' | 'large' | 'many' | 'broken'

export interface ReadDates {
  entries: DateEntry[]
  /** Number of entries without a date that can be read. */
  skipped: number
  /** Day and month may be the other way round: the customer decides. */
  isAmbiguous: boolean
  /** The order that was taken to be meant. */
  usual?: DayOrder
}

/** Which stands first in dates with slashes. */
export type DayOrder = 'day-first' | 'month-first'
