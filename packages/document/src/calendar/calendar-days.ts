import { withAssets, withPhotoRestored } from '../change-photos.ts'
import type { Asset, CalendarData, Document } from '../model.ts'

/** Optional parts of a calendar: absent means the usual. */
export const CALENDAR_CHOICES = [
  'months',
  'weeks',
  'firstDay',
  'weekNumbers',
  'moon',
  'second',
  'schoolHolidays',
] as const

type Choice = Exclude<(typeof CALENDAR_CHOICES)[number], 'months' | 'weeks'> | 'observances'

/** The marked days of a calendar and how it prints months; what is left out stays as it is. */
export type CalendarDays = Partial<Pick<CalendarData, 'region' | 'holidays' | 'events'>> & {
  /** Null removes it. */
  [Name in Choice]?: NonNullable<CalendarData[Name]> | null
}

/**
 * The document with other holidays, events or choices; unchanged if it has no calendar.
 *
 * @param photos those of the events; they come into the document, and are no longer set aside
 */
export function withCalendarDays(
  before: Document,
  days: CalendarDays,
  photos: readonly Asset[] = [],
): Document {
  if (!before.calendar) return before
  const document = photos.reduce((one, { id }) => withPhotoRestored(one, id), withAssets(before, photos))
  const { calendar } = document
  const changed = Object.entries({ ...calendar, ...days }).filter(([, value]) => value !== undefined)
  const isRemoved = ([name, value]: [string, unknown]) => value === null && name !== 'region'
  return {
    ...document,
    calendar: Object.fromEntries(changed.filter(entry => !isRemoved(entry))) as unknown as CalendarData,
  }
}
