import { describe, expect, it } from 'vitest'
import { CHANNELS } from '../shops/channels.ts'
import { COUNTRY_CODES, LOCALES } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { alternatesOf, pageUrl } from './alternates.ts'
import { findShopByHost, hostMap, shopHost } from './host-map.ts'

describe('the host map', () => {
  it.each([
    '{channel}.{country}.localhost',
    'www.{channel}.{country}',
    '{country}-{channel}.shop.example:8080',
  ])('knows each shop’s host both ways: %s', pattern => {
    const map = hostMap(pattern)
    for (const channel of CHANNELS) {
      for (const country of COUNTRY_CODES) {
        const host = shopHost(map, channel, country)
        expect(host).not.toContain(':')
        expect(findShopByHost(map, host)).toEqual({ channel, country })
        expect(findShopByHost(map, `${host.toUpperCase()}.:4321`)).toEqual({ channel, country })
      }
    }
  })

  it('lets an override be the canonical host; the pattern’s host answers on', () => {
    const map = hostMap(
      'www.{channel}.{country}',
      'www.example.co.uk=passepartout/gb, shop.example=passepartout/gb',
    )
    expect(shopHost(map, 'passepartout', 'gb')).toBe('www.example.co.uk')
    for (const host of ['www.example.co.uk', 'shop.example:80', 'www.passepartout.gb']) {
      expect(findShopByHost(map, host)).toEqual({ channel: 'passepartout', country: 'gb' })
    }
  })

  it.each([
    ['www.{channel}.example', ''],
    ['{channel}.{country} .x', ''],
    ['{channel}.{country}', 'www.example.co.uk'],
    ['{channel}.{country}', 'www.example.co.uk=passepartout/uk'],
    ['{channel}.{country}', 'a.example=passepartout/gb,a.example=passepartout/de'],
  ])('refuses the pattern %s with the overrides %s', (pattern, overrides) => {
    expect(() => hostMap(pattern, overrides)).toThrow(RangeError)
  })
})

describe('the address of a start page', () => {
  const map = hostMap('www.{channel}.{country}')

  it.each([
    ['de-AT', 'at/'],
    ['de-CH', 'ch/'],
    ['fr-CH', 'ch/fr'],
    ['it-CH', 'ch/it'],
    ['de-DE', 'de/'],
    ['it-IT', 'it/'],
    ['de-IT', 'it/de'],
    ['de-LI', 'li/'],
    ['de-LU', 'lu/'],
    ['fr-LU', 'lu/fr'],
    ['en-GB', 'gb/'],
    ['en-US', 'com/'],
    ['es-ES', 'es/'],
    ['nl-BE', 'be/'],
    ['fr-BE', 'be/fr'],
    ['fr-FR', 'fr/'],
    ['nl-NL', 'nl/'],
  ] as const)('of %s ends in %s', (locale, ending) => {
    const url = (channel: (typeof CHANNELS)[number]) =>
      pageUrl(map, shopFor(channel, locale), '/', host => `https://${host}`)
    expect(url('passepartout')).toBe(`https://www.passepartout.${ending}`)
    expect(url('kartenliebe')).toBe(`https://www.kartenliebe.${ending.replace(/\/?$/, '/')}`)
  })
})

describe('alternates of a page', () => {
  const map = hostMap('www.{channel}.{country}')
  const origin = (host: string) => `https://${host}`
  const paths = Object.fromEntries(LOCALES.map(locale => [locale, '/products']))

  it('are every locale in which it resolves, and the English page as default', () => {
    const list = alternatesOf(map, 'kartenliebe', paths, origin)
    expect(list).toHaveLength(LOCALES.length + 1)
    expect(list.at(-1)).toEqual({ locale: 'x-default', url: 'https://www.kartenliebe.gb/products/' })
    expect(list).toContainEqual({ locale: 'fr-CH', url: 'https://www.kartenliebe.ch/fr/products/' })
    for (const locale of LOCALES) {
      const url = pageUrl(map, shopFor('kartenliebe', locale), '/products', origin)
      expect(list).toContainEqual({ locale, url })
    }
  })

  it('leave out where it does not resolve, x-default included', () => {
    const list = alternatesOf(map, 'passepartout', { 'de-DE': '/a', 'de-AT': '/a' }, origin)
    expect(list.map(({ locale }) => locale)).toEqual(['de-AT', 'de-DE'])
  })
})
