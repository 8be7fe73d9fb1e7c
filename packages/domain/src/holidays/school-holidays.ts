import { type Language, type Locale, localeFacts } from '../shops/locales.ts'

/** A country's school holidays, as in `catalogue/school-holidays/<CC>.json`. */
export interface SchoolCalendar {
  country: string
  source: string
  /** Month from which they are known, such as `2026-08`. */
  from: string
  /** Last month that is known whole, by region (ISO 3166-2 without the country); `*` is the whole country. */
  until: Record<string, string>
  names: Record<string, Record<Language, string>>
  holidays: {
    /** Key of the name. */
    id: string
    regions: string[]
    /** First and last day, `2027-07-19/2027-08-31`. */
    ranges: string[]
  }[]
}

/** School holidays by their first and last day, both included (`2027-07-19`). */
export interface SchoolHoliday {
  from: string
  until: string
  name: string
}

const partOf = (country: string, region: string) =>
  region === country ? '*' : region.slice(country.length + 1)

/** Last month known of a region such as `DE-NW`, as `2028-12`; undefined if none of its school holidays are known. */
export const schoolHolidaysUntil = (
  { country, until }: Pick<SchoolCalendar, 'country' | 'until'>,
  region: string,
): string | undefined => until['*'] ?? until[partOf(country, region)]

/** School holidays of a region in the language of the locale that touch the years, by their first day. */
export function findSchoolHolidays(
  { country, until: known, names, holidays }: SchoolCalendar,
  { region, locale, from, until }: { region: string; locale: Locale; from: number; until: number },
): SchoolHoliday[] {
  const part = known['*'] === undefined ? partOf(country, region) : '*'
  const { language } = localeFacts(locale)
  return holidays
    .filter(({ regions }) => regions.includes(part))
    .flatMap(({ id, ranges }) =>
      ranges.map((range): SchoolHoliday => {
        const [first = '', last = ''] = range.split('/')
        return { from: first, until: last, name: names[id]?.[language] ?? '' }
      }),
    )
    .filter(one => Number(one.from.slice(0, 4)) <= until && Number(one.until.slice(0, 4)) >= from)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}
