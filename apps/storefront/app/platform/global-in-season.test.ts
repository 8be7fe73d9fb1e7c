import { readFile } from 'node:fs/promises'
import type { Global } from '@passepartout/content-model'
import { COUNTRY_CODES, type CountryCode, defaultLanguage } from '@passepartout/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalInSeason as inSeasonAt } from './global-in-season.ts'

let global: Global
beforeAll(async () => {
  const story = JSON.parse(await readFile('content/kartenliebe/_global.json', 'utf8'))
  const navigation = story.content.navigation.map((item: { text: { de: string } }) => ({
    ...item,
    text: item.text.de,
  }))
  global = { ...story.content, navigation } as Global
})

const globalInSeason = (global: Global, country: CountryCode, day: string) =>
  inSeasonAt(global, { country, language: defaultLanguage(country) }, day)
const bar = ({ navigation }: Global) =>
  navigation.filter(item => !item.isOnlyInBurgerNavigation).map(({ text }) => text)
const all = ({ navigation }: Global) => navigation.map(({ text }) => text)

describe('the menu of cards', () => {
  test('of the United States has neither Communion nor a first day of school, in the bar and in the burger', () => {
    const shown = all(globalInSeason(global, 'com', '2027-03-15'))
    for (const text of ['Kommunion', 'Konfirmation', 'Einschulung']) expect(shown).not.toContain(text)
    expect(shown).toContain('Hochzeit')
    const everywhere = JSON.stringify(globalInSeason(global, 'com', '2027-03-15'))
    for (const page of ['kommunionskarten', 'konfirmationskarten', 'einschulungskarten'])
      expect(everywhere).not.toContain(`"story:${page}"`)
    expect(JSON.stringify(global)).toContain('"story:kommunionskarten"')
  })

  test('leads with the season, and the bar is no longer than before', () => {
    const winter = bar(globalInSeason(global, 'de', '2026-11-29'))
    const spring = bar(globalInSeason(global, 'de', '2027-03-20'))
    expect([winter[0], spring[0]]).toEqual(['Weihnachten', 'Kommunion'])
    for (const shown of [winter, spring]) {
      expect(shown.length).toBe(bar(global).length)
      expect(shown).toContain('Trauer')
    }
    expect(winter).not.toContain('Einschulung')
  })

  test.each(COUNTRY_CODES)('has mourning and wedding in the bar of %s all the year', country => {
    for (const day of ['2026-11-29', '2027-01-15', '2027-03-20', '2027-07-01', '2027-10-20']) {
      const shown = bar(globalInSeason(global, country, day))
      expect(shown).toEqual(expect.arrayContaining(['Trauer', 'Hochzeit', 'Geburt', 'Geburtstag']))
      expect(shown.length).toBeLessThanOrEqual(bar(global).length)
    }
  })

  test.each(COUNTRY_CODES)('keeps in %s everything that is no occasion where it was', country => {
    const others = ({ navigation }: Global) => navigation.filter(({ occasion }) => !occasion)
    for (const day of ['2026-11-29', '2027-03-20', '2027-07-01'])
      expect(others(globalInSeason(global, country, day)).map(({ text }) => text)).toEqual(
        others(global).map(({ text }) => text),
      )
  })

  test('names Firmung in German only, first in Austria, second in Germany', () => {
    const confirmations = (menu: Global) => all(menu).filter(text => /^(Firmung|Konfirmation)$/.test(text))
    expect(confirmations(globalInSeason(global, 'at', '2027-03-20'))).toEqual(['Firmung', 'Konfirmation'])
    expect(confirmations(globalInSeason(global, 'de', '2027-03-20'))).toEqual(['Konfirmation', 'Firmung'])
    expect(confirmations(globalInSeason(global, 'it', '2027-03-20'))).toEqual(['Konfirmation'])
    expect(bar(globalInSeason(global, 'at', '2026-11-29'))).toContain('Firmung')
    const inItalian = JSON.stringify(globalInSeason(global, 'it', '2027-03-20'))
    expect(inItalian).not.toContain('"story:firmungskarten"')
  })

  test('is the same object on all days of a season', () => {
    const once = globalInSeason(global, 'de', '2026-11-29')
    expect(globalInSeason(global, 'de', '2026-11-30')).toBe(once)
    expect(globalInSeason(global, 'fr', '2026-11-29')).not.toBe(once)
  })
})
