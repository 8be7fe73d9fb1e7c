import {
  CATEGORIES,
  CHANNELS,
  categoryPath,
  DESIGNABLE_KINDS,
  defaultLanguage,
  designerPath,
  LOCALES,
  localesOf,
  pagePath,
  shopFor,
  shopSettings,
  storyInsteadOf,
  systemPath,
} from '@passepartout/domain'
import { sampleUnlessLongRun } from '@passepartout/testing'
import { describe, expect, inject, test } from 'vitest'
import { requestShop } from './request-shop.ts'

const CURRENCY = { CHF: 'CHF', EUR: '€', GBP: '£', USD: '$' }

const shop = inject('shop')

const shops = CHANNELS.flatMap(channel => LOCALES.map(locale => shopFor(channel, locale)))
const hostOf = ({ channel, country }: (typeof shops)[number]) => `${channel}.${country}.localhost`

/**
 * Each language, one in the second language of a country, one with inches, in one of the channels, German in both: the
 * others have the same data.
 */
const SAMPLE = {
  passepartout: ['de-DE', 'es-ES', 'fr-CH', 'nl-NL', 'en-US'],
  kartenliebe: ['de-DE', 'en-GB', 'fr-FR', 'it-IT'],
}
const sample = new Set(sampleUnlessLongRun(shops, ({ channel, locale }) => SAMPLE[channel].includes(locale)))

/** The domain's tests cover all of them. */
const SYSTEM_SAMPLE = ['cart', 'wishlist', 'account', 'magazine'] as const

/** Expected status of every address of the specification in a shop (spec 2). */
function addressesOf(own: (typeof shops)[number]): Record<string, number> {
  const cards = own.channel === 'kartenliebe'
  const all = (paths: readonly string[], status: number) =>
    Object.fromEntries(paths.map(path => [path, status]))
  return {
    ...all(['/', '/products', '/kalender-konfigurator', '/karten-konfigurator'], 200),
    ...all(['/themes/zwei-ringe', '/feed-collage', '/feed-calendar', '/feed-card'], 200),
    ...all(['/fotos-drucken', '/storyblok/home'], 301),
    ...all(['/themes', '/themes/none-such', '/error', '/feed-none-such', '/bilder/a.jpg', '/a.php'], 404),
    // Platform and locale are added to them first.
    ...all(DESIGNABLE_KINDS.map(designerPath), 301),
    ...Object.fromEntries(
      CATEGORIES.map(category => {
        const elsewhere = category === 'canvas' || (cards && category !== 'calendars')
        return [categoryPath(category, own.language), elsewhere ? 301 : 200]
      }),
    ),
    ...Object.fromEntries(
      SYSTEM_SAMPLE.map(page => {
        const exists = page === 'cart' || (cards && page === 'wishlist')
        // The visitor is not signed in.
        const elsewhere = storyInsteadOf(own.channel, page) ? 302 : 404
        return [systemPath(own, page), page === 'account' ? 303 : exists ? 200 : elsewhere]
      }),
    ),
  }
}

describe.each(shops)('$channel in $locale', own => {
  const prefix = own.language === defaultLanguage(own.country) ? '' : `/${own.language}`
  const slash = shopSettings(own).trailingSlash ? '/' : ''
  const at = (path: string) => `${prefix}${path}${slash}` || '/'
  const get = (path: string) => requestShop(shop.port, hostOf(own), path)

  test('has its start page in its language, for the web and for the desktop', async () => {
    for (const [path, platform] of [
      [at(''), 'web'],
      [at('/d'), 'desktop'],
    ] as const) {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      expect(body).toContain(
        `<html lang="${own.locale}" data-channel="${own.channel}" data-platform="${platform}"`,
      )
    }
  })

  if (sample.has(own))
    test('answers every address of the specification', async () => {
      const expected = addressesOf(own)
      const answers = await Promise.all(
        Object.keys(expected).map(async path => [path, (await get(pagePath(own, path))).status]),
      )
      expect(Object.fromEntries(answers)).toEqual(expected)
    })

  if (sample.has(own))
    test('opens the designer of everything that it sells, and sends wall art and boxes of photos to the shop that has them', async () => {
      const elsewhere = own.channel === 'kartenliebe' ? ['photo-frame', 'photobox'] : []
      for (const kind of DESIGNABLE_KINDS) {
        const { status, headers } = await get(`${at(designerPath(kind))}?platform=web&locale=${own.locale}`)
        expect([kind, status]).toEqual([kind, elsewhere.includes(kind) ? 301 : 200])
        if (elsewhere.includes(kind)) expect(headers.location).toContain('//passepartout.')
      }
    })

  test('has a payload beside its pages, and the app error where there is no page', async () => {
    const payload = await get(pagePath(own, '/_payload.json'))
    expect(JSON.parse(payload.body)).toMatchObject({ path: '/', locale: own.locale, story: {}, head: {} })
    const { etag } = payload.headers
    const again = await requestShop(shop.port, hostOf(own), pagePath(own, '/_payload.json'), {
      headers: { 'if-none-match': String(etag) },
    })
    expect(again.status).toBe(304)

    const path = `${systemPath(own, 'order')}/half-a-link`
    const lost = await requestShop(shop.port, hostOf(own), at(path), {
      headers: { accept: 'application/json' },
    })
    expect([lost.status, JSON.parse(lost.body)]).toEqual([
      404,
      { statusCode: 404, statusMessage: `Page not found: ${path}`, fatal: false, data: { path } },
    ])
  })

  test('redirects the other form of the trailing slash, the wrong order of the marker and an own default prefix', async () => {
    const moved = async (path: string) => {
      const { status, headers } = await get(`${path}?a=1`)
      return [status, headers.location]
    }
    const other = slash ? `${prefix}/x` : `${prefix}/x/`
    expect(await moved(other)).toEqual([301, `${at('/x')}?a=1`])
    if (prefix) expect(await moved(`/d${prefix}${slash}`)).toEqual([301, `${at('/d')}?a=1`])
    else expect(await moved(`/${own.language}/x${slash}`)).toEqual([301, `${at('/x')}?a=1`])
  })

  test('answers an unknown page and two letters that are no language with the error page in its language', async () => {
    for (const path of [at('/gibt-es-nicht'), `/zz${slash}`]) {
      const { status, body } = await get(path)
      expect(status).toBe(404)
      expect(body).toMatch(/<html lang="[a-z]{2}-[A-Z]{2}"/)
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      // Its menus come from the settings of the shop, and a script fills in the signed-in customer.
      expect(body).toContain('data-enhance="main-navigation"')
      expect(body).toContain('data-account=')
    }
  })

  test('sends the prefix of a language it lacks to the country that speaks it', async () => {
    const spoken = new Set(localesOf(own.country).map(locale => locale.slice(0, 2)))
    const lacking = ['fr', 'en', 'es', 'it', 'nl', 'de'].find(language => !spoken.has(language)) ?? ''
    const country = lacking === 'en' ? 'gb' : lacking
    const { status, headers } = await get(`/${lacking}/x${slash}?a=1`)
    expect([status, headers.location]).toEqual([
      301,
      `http://${own.channel}.${country}.localhost:${shop.port}/x${slash}?a=1`,
    ])
  })

  test('shows prices of wall art in its currency, or says that another shop sells it', async () => {
    const query = 'materialType=leinwand&formatType=600x400'
    const headers = { 'x-shop-channel': `${own.channel}-${own.country}`, 'x-shop-locale': own.locale }
    const { status, body } = await requestShop(shop.port, hostOf(own), `/price-api/prices/formats?${query}`, {
      headers,
    })
    if (own.channel === 'kartenliebe') {
      expect([status, JSON.parse(body).code]).toEqual([404, 'not-in-this-shop'])
      return
    }
    expect(status).toBe(200)
    const [format] = JSON.parse(body).payload.formats
    expect(format.priceCurrent.currency).toBe(own.currency)
    expect(format.priceCurrent.text).toContain(CURRENCY[own.currency])
  })
})

test('the comparison of materials is found by its German name everywhere', async () => {
  for (const own of shops) {
    let { status, headers } = await requestShop(
      shop.port,
      hostOf(own),
      pagePath(own, '/wandbild-materialien-im-vergleich'),
    )
    for (let steps = 0; status === 301 && steps < 3; steps++) {
      const { hostname, pathname } = new URL(String(headers.location), `http://${hostOf(own)}`)
      ;({ status, headers } = await requestShop(shop.port, hostname, pathname))
    }
    expect([own.channel, own.locale, status]).toEqual([own.channel, own.locale, 200])
  }
})

test('a sum of money and a size read as the country writes them', async () => {
  const canvas = async (host: string, path: string) =>
    (await requestShop(shop.port, host, path)).body.replace(/\s/g, ' ')
  expect(await canvas('passepartout.de.localhost', '/wandbilder/leinwand')).toMatch(/60 × 40 cm.*28,95 €/)
  expect(await canvas('passepartout.ch.localhost', '/wandbilder/leinwand')).toMatch(/60 × 40 cm.*CHF 35\.95/)
  expect(await canvas('passepartout.gb.localhost', '/wall-art/canvas')).toMatch(/60 × 40 cm.*£25\.95/)
  expect(await canvas('passepartout.com.localhost', '/wall-art/canvas')).toMatch(/24 × 16 in.*\$/)
})
