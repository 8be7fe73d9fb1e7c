import { type CalendarData, type CalendarDays, inBothLanguages } from '@passepartout/document'
import {
  findHolidays,
  findSchoolHolidays,
  type HolidayCalendar,
  type Locale,
  type SchoolCalendar,
} from '@passepartout/domain'

export interface HolidayChoice {
  /** `DE` or `DE-BY`. */
  region: string
  isOn: boolean
  /** With Mother's Day, Advent and other days that are no days off. */
  hasObservances: boolean
  hasSchoolHolidays: boolean
}

/** What is known of a country; not all have school holidays. */
export interface HolidayFiles {
  file: HolidayCalendar
  school: SchoolCalendar | undefined
}

/** Years around the start for which holidays are kept, so that another start needs no new ones. */
const YEARS_BEFORE = 1
const YEARS_AFTER = 2

/** The choice that the calendar was made with. */
export const holidayChoice = (
  { region, holidays, observances, schoolHolidays }: CalendarData,
  country: string,
): HolidayChoice => ({
  region: region ?? country,
  isOn: Object.keys(holidays).length > 0,
  hasObservances: observances !== undefined,
  hasSchoolHolidays: schoolHolidays !== undefined,
})

/** Days of a calendar for a choice of holidays. */
export function chosenHolidays(
  { file, school }: HolidayFiles,
  { region, isOn, hasObservances, hasSchoolHolidays }: HolidayChoice,
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
  const termsIn = (one: Locale) =>
    school ? findSchoolHolidays(school, { region, locale: one, ...years }) : []
  const others = second ? termsIn(second) : []
  const terms = termsIn(locale).map((one, at) => ({
    ...one,
    name: inBothLanguages(one.name, others[at]?.name),
  }))
  return {
    region,
    holidays: isOn ? found.holidays : {},
    observances: hasObservances ? found.observances : null,
    schoolHolidays: hasSchoolHolidays ? terms : null,
  }
}

/** Number of holidays in a year. */
export const holidaysIn = ({ holidays }: Pick<CalendarData, 'holidays'>, year: number): number =>
  Object.keys(holidays).filter(date => date.startsWith(`${year}-`)).length
