import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HolidayCalendar } from './find-holidays.ts'
import { OFFICIAL_SCHOOL_HOLIDAYS } from './official-school-holidays.fixture.ts'
import { parseSchoolHolidays } from './parse-school-holidays.ts'
import { findSchoolHolidays, type SchoolCalendar, schoolHolidaysUntil } from './school-holidays.ts'

const CATALOGUE = join(import.meta.dirname, '../../../../catalogue')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8'))
const files = Object.fromEntries(
  readdirSync(join(CATALOGUE, 'school-holidays')).map(name => [
    `school-holidays/${name}`,
    readJson(`school-holidays/${name}`),
  ]),
)
const parsed = parseSchoolHolidays(files)
const calendars = parsed.ok ? parsed.value : {}
const read = (country: string) => {
  const calendar = calendars[country]
  if (!calendar) throw new Error(`There is no calendar of "${country}"`)
  return calendar
}
const regionsOf = ({ country, until }: SchoolCalendar) =>
  Object.keys(until).map(part => (part === '*' ? country : `${country}-${part}`))
const REGIONS = Object.values(calendars).flatMap(calendar => regionsOf(calendar))

const found = (region: string, locale: 'de-DE' | 'fr-FR' = 'de-DE') =>
  findSchoolHolidays(read(region.slice(0, 2)), { region, locale, from: 2026, until: 2030 })
const rangesOf = (region: string) => found(region).map(({ from, until }) => `${from}/${until}`)

describe('School holidays of calendars', () => {
  it('are valid data', () => {
    expect(parsed).toMatchObject({ ok: true })
  })

  it.each(Object.entries(OFFICIAL_SCHOOL_HOLIDAYS))(
    'are those of the official list of %s',
    (region, official) => {
      const last = official.at(-1)?.slice(0, 10) ?? ''
      const compared = rangesOf(region).filter(range => range >= '2026-10' && range.slice(0, 10) <= last)
      expect(compared).toEqual(official)
    },
  )

  it.each(REGIONS)('of %s stand in regions of the holidays, in order, and last as long as usual', region => {
    const calendar = read(region.slice(0, 2))
    const { regions } = readJson(`holidays/${calendar.country}.json`) as HolidayCalendar
    if (region !== calendar.country) expect(regions).toHaveProperty(region.slice(3))
    let before = calendar.from.slice(0, 4)
    for (const { from, until, name } of found(region)) {
      expect(from > before, `${name} ${from}`).toBe(true)
      before = until
      const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
      const [least, most] = /Sommer/.test(name) ? [36, 75] : [3, 21]
      expect(days, `${name} ${from}`).toBeGreaterThanOrEqual(least)
      expect(days, `${name} ${from}`).toBeLessThanOrEqual(most)
    }
  })

  it.each(REGIONS)('of %s leave no year that is known without summer and Christmas', region => {
    const until = schoolHolidaysUntil(read(region.slice(0, 2)), region) ?? ''
    for (let year = 2027; `${year}-12` <= until; year++) {
      const names = found(region).filter(one => one.from.startsWith(String(year)))
      expect(names.filter(({ name }) => name === 'Sommerferien')).toHaveLength(1)
      expect(names.filter(({ name }) => name === 'Weihnachtsferien')).toHaveLength(1)
    }
  })

  it('are named in the language of the locale', () => {
    const easter = (locale: 'de-DE' | 'fr-FR') =>
      found('DE-HE', locale).find(({ from }) => from.startsWith('2027-03'))?.name
    expect(easter('de-DE')).toBe('Osterferien')
    expect(easter('fr-FR')).toBe('Vacances de Pâques')
  })

  it('are known by region, or for a whole country', () => {
    expect(schoolHolidaysUntil(read('DE'), 'DE-NW')).toBe('2028-12')
    expect(schoolHolidaysUntil(read('DE'), 'DE')).toBeUndefined()
    expect(schoolHolidaysUntil(read('LU'), 'LU')).toBe('2027-09')
    expect(schoolHolidaysUntil(read('BE'), 'BE-WAL')).toBeUndefined()
  })

  it.each([
    ['a day that does not exist', '2027-02-26/2027-02-30', 'must be two days'],
    ['an end before the start', '2027-07-20/2027-07-01', 'must be two days'],
    ['a summer of half a year', '2027-05-01/2027-10-31', 'must be two days'],
    ['days of the holidays before', '2026-10-31/2026-11-05', 'overlaps the holidays of "NW"'],
  ])('refuse %s, and name file and path', (_what, range, message) => {
    const good = structuredClone(read('DE'))
    good.holidays.push({ id: 'autumn', regions: ['NW'], ranges: [range] })
    const at = good.holidays.length - 1
    expect(parseSchoolHolidays({ 'school-holidays/DE.json': good })).toMatchObject({
      ok: false,
      problems: [
        {
          file: 'school-holidays/DE.json',
          path: `holidays[${at}].ranges[0]`,
          message: expect.stringContaining(message),
        },
      ],
    })
  })
})
