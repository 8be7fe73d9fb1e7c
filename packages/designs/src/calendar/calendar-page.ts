import type { Month } from './month-days.ts'

/** What a page of a calendar shows: the designer gives it for every sheet. */
export interface CalendarPage {
  month: Month
  /** First month of the calendar, for the years on its cover. */
  start: Month
  /** Name of a day that is marked (holiday, birthday), by its date `2027-01-31`. */
  days?: Readonly<Record<string, string>>
  /** Own heads of a planner's columns, from the left. */
  names?: readonly string[]
}

/** What pictures in lists show unless told otherwise. */
export const SAMPLE_PAGE: CalendarPage = {
  month: { year: 2027, month: 5 },
  start: { year: 2027, month: 1 },
}
