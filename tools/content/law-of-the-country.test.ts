import { join } from 'node:path'
import { openContentLibrary } from '@passepartout/content'
import { expect, test } from 'vitest'

/** Terms that identify a law, court or authority of a country; a page of another country must not contain them. */
const LAWS: Readonly<Record<string, RegExp>> = {
  de: /BGB|BFSG|Berliner Beauftragte/,
  at: /FAGG|BaFG|Österreich/,
  fr: /CNIL|L\. 221-|DGCCRF|médiateur de la consommation ;/,
  be: /VI\.53|1649bis|GBA|Gegevensbeschermingsautoriteit|FOD Economie|Autorité de protection des données/,
  nl: /6:230|7:17|Autoriteit Persoonsgegevens|\(ACM\)/,
  it: /Codice del consumo|Verbrauchergesetzbuchs \(Codice|Garante/,
  ch: /EDÖB|PFPDT|IFPDT|Schweizer Recht|droit suisse|diritto svizzero|Art\. 210 OR|art\. 210 CO/,
  lu: /luxembourgeois|CNPD|OSAPS|Luxemburg/,
  es: /Real Decreto|Agencia Española/,
  gb: /Consumer Contracts|Consumer Rights Act|Information Commissioner/,
}

const countryOf = (locale: string) => (locale === 'en-us' ? 'com' : locale.slice(3))
/** A locale without a page of its own shows that of its fallback. */
const FALLBACK: Readonly<Record<string, string>> = {
  'de-at': 'de-de',
  'de-it': 'de-de',
  'de-lu': 'de-de',
  'fr-ch': 'fr-fr',
  'fr-lu': 'fr-fr',
  'it-ch': 'it-it',
  'nl-be': 'nl-nl',
}
const LOCALES = [
  ...Object.keys(FALLBACK),
  'de-de de-ch de-li en-gb en-us es-es fr-be fr-fr it-it nl-nl'.split(' '),
].flat()
const PAGES = ['widerruf', 'agb', 'datenschutz', 'barrierefreiheit']

const silent = { info: () => undefined, warn: () => undefined }
const library = await openContentLibrary(join(import.meta.dirname, '../../content'), silent)
const { files } = library.built()
const textOf = (channel: string, page: string, locale: string): string => {
  const found = [...library.stories().draft.values()].find(
    ({ full_slug }) =>
      full_slug.startsWith(`${channel}/${locale}/`) &&
      files.get(full_slug)?.endsWith(`${channel}/${page}.json`),
  )
  return found ? JSON.stringify(found.content) : ''
}

test.each(['passepartout', 'kartenliebe'])(
  'legal pages of %s name the law of the country they are shown in',
  channel => {
    const wrong = LOCALES.flatMap(locale =>
      PAGES.flatMap(page => {
        const text = textOf(channel, page, locale) || textOf(channel, page, FALLBACK[locale] ?? locale)
        expect(text, `${page} in ${locale}`).not.toBe('')
        return Object.entries(LAWS).flatMap(([country, law]) => {
          const said = country === countryOf(locale) ? undefined : law.exec(text)?.[0]
          return said ? [`${page} in ${locale}: "${said}"`] : []
        })
      }),
    )
    expect(wrong).toEqual([])
  },
)
