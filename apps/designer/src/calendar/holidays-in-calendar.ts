import { type CalendarData, type CalendarDays, inBothLanguages } from '@passepartout/document'
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
  { start, second }: Pick<CalendarData, 'start' | 'second'>,
  locale: Locale,
): CalendarDays {
  const years = { from: start.year - YEARS_BEFORE, until: start.year + YEARS_AFTER }
  const first = findHolidays(file, { region, locale, ...years })
  const also = second && findHolidays(file, { region, locale: second, ...years })
  const both = (names: Record<string, string>, others: Record<string, string> | undefined) =>
    Object.fromEntries(
      Object.entries(names).map(([date, name]) => [date, inBothLanguages(name, others?.[date])]),
    )
  const found = {
    holidays: both(first.holidays, also?.holidays),
    observances: both(first.observances, also?.observances),
  }
  return {
    region,
    holidays: isOn ? found.holidays : {},
    observances: hasObservances ? found.observances : null,
  }
}

/** Number of holidays in a year. */
export const holidaysIn = ({ holidays }: Pick<CalendarData, 'holidays'>, year: number): number =>
  Object.keys(holidays).filter(date => date.startsWith(`${year}-`)).length
