import type { CalendarData, CalendarDays } from '@passepartout/document'
import { findHolidays, type HolidayCalendar, type Locale } from '@passepartout/domain'

export interface HolidayChoice {
  /** `DE` or `DE-BY`. */
  region: string
  isOn: boolean
  /** With Mother's Day, Advent and other days that are no days off. */
  hasObservances: boolean
}

/** Years around the start for which holidays are kept, so that another start needs no new ones. */
const YEARS_BEFORE = 1
const YEARS_AFTER = 2

/** The choice that the calendar was made with. */
export const holidayChoice = (
  { region, holidays, observances }: CalendarData,
  country: string,
): HolidayChoice => ({
  region: region ?? country,
  isOn: Object.keys(holidays).length > 0,
  hasObservances: observances !== undefined,
})

/** Days of a calendar for a choice of holidays. */
export function chosenHolidays(
  file: HolidayCalendar,
  { region, isOn, hasObservances }: HolidayChoice,
  { start }: Pick<CalendarData, 'start'>,
  locale: Locale,
): CalendarDays {
  const found = findHolidays(file, {
    ...{ region, locale },
    from: start.year - YEARS_BEFORE,
    until: start.year + YEARS_AFTER,
  })
  return {
    region,
    holidays: isOn ? found.holidays : {},
    observances: hasObservances ? found.observances : null,
  }
}

/** Number of holidays in a year. */
export const holidaysIn = ({ holidays }: Pick<CalendarData, 'holidays'>, year: number): number =>
  Object.keys(holidays).filter(date => date.startsWith(`${year}-`)).length
