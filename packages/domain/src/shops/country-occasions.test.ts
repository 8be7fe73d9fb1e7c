import { describe, expect, test } from 'vitest'
import { OCCASIONS } from '../catalogue/vocabulary.ts'
import { inSeason, isUsualIn, SEASONS, seasonsOn } from './country-occasions.ts'
import { COUNTRY_CODES, type CountryCode, defaultLanguage } from './locales.ts'

const menu = ['wedding', 'communion', 'school-enrolment', 'private-christmas', 'samples']
const placeOf = (country: CountryCode) => ({ country, language: defaultLanguage(country) })
const occasionOf = (name: string) => (name === 'samples' ? undefined : name)

describe('menus of a country', () => {
  test.each([
    ['com', '2027-03-15', ['wedding', 'private-christmas', 'samples']],
    ['fr', '2027-03-15', ['communion', 'wedding', 'private-christmas', 'samples']],
    ['de', '2027-07-01', ['school-enrolment', 'wedding', 'communion', 'private-christmas', 'samples']],
    ['de', '2026-11-29', ['private-christmas', 'wedding', 'communion', 'school-enrolment', 'samples']],
    ['gb', '2026-09-01', ['wedding', 'private-christmas', 'samples']],
  ] as const)('of %s on %s are %j', (country, day, shown) => {
    expect(inSeason(menu, occasionOf, placeOf(country), day)).toEqual(shown)
  })

  test.each(COUNTRY_CODES)('of %s name weddings, births, birthdays, Christmas and mourning', country => {
    for (const occasion of ['wedding', 'birth', 'birthday', 'private-christmas', 'mourning'])
      expect(isUsualIn(placeOf(country), occasion)).toBe(true)
  })
})

describe('the two confirmations', () => {
  const both = ['catholic-confirmation', 'confirmation']
  test.each([
    ['at', 'de', ['catholic-confirmation', 'confirmation']],
    ['ch', 'de', ['catholic-confirmation', 'confirmation']],
    ['it', 'de', ['catholic-confirmation', 'confirmation']],
    ['de', 'de', ['confirmation', 'catholic-confirmation']],
    ['lu', 'de', ['catholic-confirmation']],
    ['it', 'it', ['confirmation']],
    ['ch', 'fr', ['confirmation']],
    ['fr', 'fr', []],
    ['com', 'en', []],
  ] as const)('are named in %s, in %s, as %j', (country, language, shown) => {
    for (const day of ['2026-11-29', '2027-03-15', '2027-07-01'])
      expect(inSeason(both, name => name, { country, language }, day)).toEqual(shown)
  })
})

test('a season is of an occasion that its country knows, and begins before it ends', () => {
  for (const { occasion, from, until, countries } of SEASONS) {
    expect(OCCASIONS).toContain(occasion)
    expect([from, until]).toEqual([from, until].toSorted())
    expect(countries.length).toBeGreaterThan(0)
  }
  expect(seasonsOn('com', '2027-03-15')).toEqual(['easter', 'wedding'])
  expect(seasonsOn('es', '2027-03-15')).toEqual(['communion', 'wedding'])
})
