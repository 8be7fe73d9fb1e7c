import { describe, expect, it } from 'vitest'
import { CHANNELS } from './channels.ts'
import {
  COUNTRY_CODES,
  contentLocales,
  DEFAULT_LOCALE,
  defaultLanguage,
  LOCALES,
  localeFacts,
  localeIn,
  localesOf,
  textDirection,
  toHtmlLang,
} from './locales.ts'
import { parseShopHeaders, shopFor, shopKey, shopSettings } from './shop.ts'

const TABLE = `
  de-AT at de EUR cm de-DE
  de-CH ch de CHF cm de-DE
  de-DE de de EUR cm -
  de-IT it de EUR cm de-DE
  de-LI li de CHF cm de-DE
  de-LU lu de EUR cm de-DE
  en-GB gb en GBP cm -
  en-US com en USD in en-GB
  es-ES es es EUR cm -
  fr-BE be fr EUR cm fr-FR
  fr-CH ch fr CHF cm fr-FR
  fr-FR fr fr EUR cm -
  fr-LU lu fr EUR cm fr-FR
  it-CH ch it CHF cm it-IT
  it-IT it it EUR cm -
  nl-BE be nl EUR cm nl-NL
  nl-NL nl nl EUR cm -`
  .trim()
  .split('\n')
  .map(row => row.trim().split(' '))

describe('the shops', () => {
  it('are two channels in seventeen locales and twelve countries', () => {
    expect(CHANNELS).toHaveLength(2)
    expect([...LOCALES].sort()).toEqual(TABLE.map(([locale]) => locale))
    expect(new Set(LOCALES.flatMap(locale => shopFor('passepartout', locale).country))).toEqual(
      new Set(COUNTRY_CODES),
    )
  })

  it.each(TABLE)('%s sells in country %s, language %s, currency %s and unit %s', (...row) => {
    const [locale, country, language, currency, unit, fallback] = row
    for (const channel of CHANNELS) {
      const shop = shopFor(channel, locale as (typeof LOCALES)[number])
      expect(shop).toEqual({ channel, country, locale, language, currency, unit })
      expect(contentLocales(shop.locale)).toEqual(fallback === '-' ? [locale] : [locale, fallback])
      expect(localeIn(shop.country, shop.language)).toBe(locale)
    }
  })

  it.each([
    ['ch', 'de', ['de-CH', 'fr-CH', 'it-CH']],
    ['it', 'it', ['it-IT', 'de-IT']],
    ['lu', 'de', ['de-LU', 'fr-LU']],
    ['be', 'nl', ['nl-BE', 'fr-BE']],
    ['com', 'en', ['en-US']],
  ] as const)('%s speaks %s without a prefix', (country, language, locales) => {
    expect(defaultLanguage(country)).toBe(language)
    expect(localesOf(country)).toEqual(locales)
  })

  it('begin with Germany, and ten have content of their own', () => {
    expect(DEFAULT_LOCALE).toBe('de-DE')
    const supported = LOCALES.filter(locale => localeFacts(locale).supported)
    expect([...supported].sort()).toEqual([
      ...['de-CH', 'de-DE', 'de-LI', 'en-GB', 'en-US', 'es-ES', 'fr-BE', 'fr-FR', 'it-IT', 'nl-NL'],
    ])
  })

  it('fall back within their language and end where there is content', () => {
    for (const locale of LOCALES) {
      const chain = contentLocales(locale).map(localeFacts)
      expect(new Set(chain.map(({ language }) => language)).size).toBe(1)
      expect(chain.at(-1)).toMatchObject({ supported: true, fallback: undefined })
    }
  })

  it('name their language and direction for the document', () => {
    for (const locale of LOCALES) expect([toHtmlLang(locale), textDirection(locale)]).toEqual([locale, 'ltr'])
  })
})

describe('channel settings', () => {
  it.each([
    [
      'kartenliebe',
      'de-DE',
      { trailingSlash: true, wishlist: true, overviewPrices: false, guestbooks: true },
    ],
    [
      'kartenliebe',
      'en-US',
      { condolenceBooks: true, defaultCollageId: '1', coverLamination: 'matt', apps: false },
    ],
    ['passepartout', 'de-DE', { trailingSlash: false, wishlist: false, overviewPrices: true, apps: true }],
    [
      'passepartout',
      'fr-CH',
      { collageDetailFirst: true, faceDetection: true, goldRefinement: true, firstImageLazy: true },
    ],
    ['passepartout', 'en-US', { apps: false, aluGalleryUnit: 'in', faceDetection: false }],
  ] as const)('of %s in %s follow the specification', (channel, locale, expected) => {
    expect(shopSettings(shopFor(channel, locale))).toMatchObject(expected)
  })

  it('measure gallery bond as the poster shop measures everything', () => {
    for (const locale of LOCALES) {
      const shop = shopFor('passepartout', locale)
      expect([locale, shopSettings(shop).aluGalleryUnit]).toEqual([locale, shop.unit])
    }
  })
})

describe('the shop headers of a call', () => {
  it('round-trip for every shop', () => {
    for (const channel of CHANNELS) {
      for (const locale of LOCALES) {
        const shop = shopFor(channel, locale)
        expect(parseShopHeaders(shopKey(shop), locale)).toEqual(shop)
      }
    }
  })

  it.each([
    ['passepartout-de', 'fr-FR'],
    ['passepartout-de', undefined],
    [undefined, 'de-DE'],
    ['passepartout', 'de-DE'],
    ['passepartout-de-x', 'de-DE'],
    ['toString-de', 'de-DE'],
    ['passepartout-us', 'en-US'],
    ['kartenliebe-de', 'de-de'],
  ])('are refused as %s with %s', (channel, locale) => {
    expect(parseShopHeaders(channel, locale)).toBeUndefined()
  })
})
