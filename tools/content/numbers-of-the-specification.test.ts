import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

const read = (path: string) => JSON.parse(readFileSync(join(root, 'content', path), 'utf8'))

/** Monday to Friday in each language, without the weekend. */
const WORKING_DAYS: Readonly<Record<string, RegExp>> = {
  de: /Montag bis Freitag/,
  en: /Monday to Friday/,
  es: /De lunes a viernes/,
  fr: /Du lundi au vendredi/,
  it: /Dal lunedì al venerdì/,
  nl: /Maandag tot en met vrijdag/,
}

describe('content keeps the numbers of the specification', () => {
  test.each(['passepartout', 'kartenliebe'])('%s answers from Monday to Friday', channel => {
    const { hours } = read(`${channel}/_global.json`).content.service
    for (const [language, words] of Object.entries(WORKING_DAYS)) expect(hours[language]).toMatch(words)
    const others = Object.keys(hours).filter(locale => !(locale in WORKING_DAYS))
    for (const locale of others) expect(hours[locale]).toMatch(WORKING_DAYS[locale.slice(0, 2)] ?? /never/)
  })

  test('the tested tile of wall pictures is acrylic glass in a black artbox, 600 by 450', () => {
    const tested = JSON.stringify(read('passepartout/home.json')).match(/"testedPrice":"([^"]+)"/g)
    expect(tested).toEqual(['"testedPrice":"acrylglas+artbox-schwarz:600x450"'])
  })
})
