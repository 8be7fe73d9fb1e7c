import { type DataFiles, type DataProblem, type DataResult, readDataFile } from '../catalogue/data-files.ts'
import { type DeliveryCalendar, deliverySchema, holidaysSchema } from './schema.ts'

const RULES = 'delivery.json'
const HOLIDAYS = 'delivery/holidays.json'

/**
 * Reads `delivery.json` and `delivery/holidays.json`. Public holidays are data, generated years ahead from a library:
 * pages calculate dates in the browser, which cannot load the library's twelve megabytes.
 */
export function parseDelivery(files: DataFiles): DataResult<DeliveryCalendar> {
  const problems: DataProblem[] = []
  const rules = readDataFile(files, RULES, deliverySchema, problems)
  const known = readDataFile(files, HOLIDAYS, holidaysSchema, problems)
  if (!rules || !known) return { ok: false, problems }

  function withHolidays<T extends { holidayCalendar: string; closedDays: readonly string[] }>(
    place: T,
    path: string,
  ) {
    const { holidayCalendar, closedDays, ...rest } = place
    const holidays = known?.calendars[holidayCalendar]
    if (!holidays) {
      const message = `"${holidayCalendar}" is not in ${HOLIDAYS}`
      problems.push({ file: RULES, path: `${path}.holidayCalendar`, message })
    }
    return { ...rest, holidays: [...closedDays, ...(holidays ?? [])] }
  }

  const countries = Object.entries(rules.countries).map(([country, place]) => [
    country,
    withHolidays(place, `countries.${country}`),
  ])
  const plant = withHolidays(rules.plant, 'plant')
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    value: {
      ...rules,
      plant,
      countries: Object.fromEntries(countries) as DeliveryCalendar['countries'],
      holidaysUntil: known.until,
    },
  }
}
