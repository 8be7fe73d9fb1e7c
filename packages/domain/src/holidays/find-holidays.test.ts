import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHolidays, type HolidayCalendar, holidayRegionName } from './find-holidays.ts'
import { OFFICIAL } from './official-holidays.fixture.ts'

const FOLDER = join(import.meta.dirname, '../../../../catalogue/holidays')
const read = (country: string) =>
  JSON.parse(readFileSync(join(FOLDER, `${country}.json`), 'utf8')) as HolidayCalendar
const COUNTRIES = readdirSync(FOLDER).flatMap(file => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? [])

const year = (region: string, of: number, locale: 'de-DE' | 'en-US' | 'fr-FR' = 'de-DE') =>
  findHolidays(read(region.slice(0, 2)), { region, locale, from: of, until: of })

describe('Holidays of calendars', () => {
  it.each(Object.entries(OFFICIAL))('are those of the official list of %s', (region, years) => {
    for (const of of [2027, 2028] as const) {
      const official = years[of].trim().split(/\s+/).sort()
      const found = Object.keys(year(region, of).holidays).map(date => date.slice(5))
      expect(found.sort(), String(of)).toEqual(official)
    }
  })

  it.each(COUNTRIES)('of %s have names in six languages and days in order', country => {
    const { holidays, regions } = read(country)
    for (const { id, names, days, regions: where = [] } of holidays) {
      expect(Object.keys(names).sort(), id).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl'])
      expect(Object.values(names).every(name => name.trim() !== '' && name.length <= 80)).toBe(true)
      expect(days).toEqual([...new Set(days)].sort())
      expect(where.filter(one => one !== '*' && !(one in regions))).toEqual([])
    }
  })

  it('are named in the language of the locale', () => {
    expect(year('DE-BY', 2027).holidays['2027-01-06']).toBe('Heilige Drei Könige')
    expect(year('AT', 2027).holidays['2027-12-26']).toBe('Stefanitag')
    expect(year('US', 2027, 'en-US').holidays['2027-09-06']).toBe('Labor Day')
    expect(year('FR', 2027, 'fr-FR').holidays['2027-03-29']).toBe('Lundi de Pâques')
  })

  it('are apart from days that are no days off', () => {
    const { holidays, observances } = year('DE-BY', 2027)
    expect(observances['2027-12-24']).toBe('Heiligabend')
    expect(holidays['2027-12-24']).toBeUndefined()
  })

  it('name both on the same day', () => {
    const calendar: HolidayCalendar = {
      ...{ country: 'LU', source: '', from: 2027, until: 2027, regions: {} },
      holidays: ['Europatag', 'Muttertag'].map(de => ({
        ...{ id: de, kind: 'public' as const, days: ['2027-05-09'] },
        names: { de, en: de, es: de, fr: de, it: de, nl: de },
      })),
    }
    const found = findHolidays(calendar, { region: 'LU', locale: 'de-DE', from: 2027, until: 2027 })
    expect(found.holidays).toEqual({ '2027-05-09': 'Europatag, Muttertag' })
  })

  it('lie in regions with a name', () => {
    const { regions } = read('CH')
    expect(holidayRegionName(regions.ZH ?? '', 'fr-CH')).toBe('Canton de Zurich')
    expect(holidayRegionName(read('DE').regions.BY ?? '', 'fr-FR')).not.toBe('')
  })
})
