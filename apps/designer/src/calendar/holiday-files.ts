import type { HolidayCalendar, SchoolCalendar } from '@passepartout/domain'
import type { HolidayFiles } from './holidays-in-calendar.ts'

/** Holidays by country; a country's file loads once it is chosen. */
const files = import.meta.glob<HolidayCalendar>('../../../../catalogue/holidays/[A-Z][A-Z].json', {
  import: 'default',
})

const fileOf = (country: string) => files[`../../../../catalogue/holidays/${country}.json`]

export const HOLIDAY_COUNTRIES: readonly string[] = Object.keys(files)
  .map(path => path.slice(-7, -5))
  .sort()

/** Rejects if the file cannot be fetched. */
export async function loadHolidays(country: string): Promise<HolidayCalendar> {
  const file = fileOf(country)
  if (!file) throw new RangeError(`No holidays of "${country}"`)
  return file()
}

const schoolFiles = import.meta.glob<SchoolCalendar>(
  '../../../../catalogue/school-holidays/[A-Z][A-Z].json',
  {
    import: 'default',
  },
)

const schoolFileOf = (country: string) => schoolFiles[`../../../../catalogue/school-holidays/${country}.json`]

export const hasSchoolHolidays = (country: string): boolean => schoolFileOf(country) !== undefined

/** Rejects if a file cannot be fetched. */
export async function loadHolidayFiles(country: string): Promise<HolidayFiles> {
  const [file, school] = await Promise.all([loadHolidays(country), schoolFileOf(country)?.()])
  return { file, school }
}
