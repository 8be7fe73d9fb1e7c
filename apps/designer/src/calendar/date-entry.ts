import type { CalendarEvent, DayPhoto } from '@passepartout/document'
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

/** In the order of the year. */
export const byDay = (
  one: Pick<CalendarEvent, 'year' | 'month' | 'day' | 'text'>,
  other: Pick<CalendarEvent, 'year' | 'month' | 'day' | 'text'>,
): number =>
  (one.year ?? 0) - (other.year ?? 0) ||
  one.month - other.month ||
  one.day - other.day ||
  one.text.localeCompare(other.text)
