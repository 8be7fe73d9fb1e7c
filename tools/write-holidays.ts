import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import Holidays from 'date-holidays'

/**
 * Writes the public holidays of every calendar in `catalogue/delivery.json` to `catalogue/delivery/holidays.json`:
 * `node tools/write-holidays.ts 2026 2030`. A calendar is a country (`AT`) or a part of one (`DE-NI`), by ISO 3166.
 */
const FOLDER = join(import.meta.dirname, '../catalogue')
const [first = new Date().getFullYear(), last = Number(first) + 4] = process.argv.slice(2).map(Number)

const rules = JSON.parse(await readFile(join(FOLDER, 'delivery.json'), 'utf8')) as {
  plant: Place
  countries: Record<string, Place>
}
interface Place {
  holidayCalendar: string
}

const places = [rules.plant, ...Object.values(rules.countries)]
const calendars = [...new Set(places.map(({ holidayCalendar }) => holidayCalendar))].sort()
const { version } = createRequire(import.meta.url)('date-holidays/package.json') as { version: string }
const content = {
  version: new Date().toISOString().slice(0, 10),
  source: `date-holidays ${version} (data CC BY 3.0)`,
  from: `${first}-01-01`,
  until: `${last}-12-31`,
  calendars: Object.fromEntries(calendars.map(name => [name, publicHolidays(name)])),
}
await writeFile(join(FOLDER, 'delivery/holidays.json'), `${JSON.stringify(content, null, 2)}\n`)

function publicHolidays(name: string): string[] {
  const [country = '', ...region] = name.split('-')
  const holidays = region.length > 0 ? new Holidays(country, region.join('-')) : new Holidays(country)
  const years = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index)
  // A substitute holiday on the last day of a year is listed in the next one.
  const days = [...years, Number(last) + 1].flatMap(year =>
    holidays.getHolidays(year).filter(({ type }) => type === 'public'),
  )
  const inRange = days.map(({ date }) => date.slice(0, 10)).filter(day => day.slice(0, 4) <= String(last))
  if (inRange.length === 0) throw new Error(`There are no public holidays for "${name}".`)
  return [...new Set(inRange)].sort()
}
