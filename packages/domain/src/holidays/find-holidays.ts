import { type Locale, localeFacts } from '../shops/locales.ts'

type Language = ReturnType<typeof localeFacts>['language']

/** A country's holidays, as in `catalogue/holidays/<CC>.json`. */
export interface HolidayCalendar {
  country: string
  source: string
  /** First and last year of the days. */
  from: number
  until: number
  /** Names of the regions by ISO 3166-2 without the country; one name where all languages have the same. */
  regions: Record<string, string | Record<Language, string>>
  holidays: Holiday[]
}

export interface Holiday {
  id: string
  /** An observance is no day off. */
  kind: 'public' | 'observance'
  /** `*` is the country without a region; absent if all have it. */
  regions?: string[]
  names: Record<Language, string>
  /** `2027-01-06` */
  days: string[]
}

export interface HolidayNames {
  /** Names of the days off by date. */
  holidays: Record<string, string>
  /** Names of the other days by date. */
  observances: Record<string, string>
}

/**
 * Holidays of a country (`DE`) or a region (`DE-BY`) in the language of the locale, from one year to another. Two on the
 * same day are named together. Years outside the calendar have none.
 */
export function findHolidays(
  { country, holidays }: HolidayCalendar,
  { region, locale, from, until }: { region: string; locale: Locale; from: number; until: number },
): HolidayNames {
  const part = region === country ? '*' : region.slice(country.length + 1)
  const { language } = localeFacts(locale)
  const found: HolidayNames = { holidays: {}, observances: {} }
  for (const { kind, regions, names, days } of holidays) {
    if (regions && !regions.includes(part)) continue
    const named = kind === 'public' ? found.holidays : found.observances
    for (const day of days) {
      const year = Number(day.slice(0, 4))
      if (year < from || year > until) continue
      named[day] = named[day] === undefined ? names[language] : `${named[day]}, ${names[language]}`
    }
  }
  return found
}

/** Name of a region for the locale. */
export function holidayRegionName(name: HolidayCalendar['regions'][string], locale: Locale): string {
  return typeof name === 'string' ? name : name[localeFacts(locale).language]
}
