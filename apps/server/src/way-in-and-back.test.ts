import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CHANNELS,
  type Channel,
  hostMap,
  LOCALES,
  type Locale,
  type Platform,
  pageHref,
  pagePath,
  productPageUrl,
  resolveRequest,
  type Shop,
  shopFor,
  shopHost,
} from '@passepartout/domain'
import { sampleUnlessLongRun } from '@passepartout/testing'
import { parse } from 'node-html-parser'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createShopServices } from './create-shop-services.ts'
import { REPOSITORY } from './data-services.ts'
import { readEnvironment } from './environment.ts'

const hosts = hostMap('{channel}.{country}.localhost')
let shops: Awaited<ReturnType<typeof createShopServices>>
beforeAll(async () => {
  // React renders several times faster without its development checks.
  vi.stubEnv('NODE_ENV', 'production')
  const environment = readEnvironment({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'ways-')),
    // Each page is requested once: caching none saves their compression.
    DISABLE_PAGE_CACHE: '1',
    CONSENT_PURPOSES: 'none',
  })
  shops = await createShopServices(environment, pino({ level: 'silent' }))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  for (const { close } of shops.closing) await close()
})

/** Requests an address like a browser without scripts; returns where the redirects led. */
async function visit(address: string, redirects = 5): Promise<{ url: URL; status: number; html: string }> {
  const url = new URL(address)
  const answer = await shops.app.request(address, { headers: { host: url.host } }, {
    requestId: '-',
  } as never)
  const location = answer.headers.get('location')
  if (answer.status < 300 || answer.status >= 400 || !location)
    return { url, status: answer.status, html: await answer.text() }
  expect([answer.status, redirects > 0], `${address} to ${location}`).toEqual([301, true])
  return visit(new URL(location, url).href, redirects - 1)
}

/** The designer address of a product page's form, for a browser without scripts. */
function designerOf({ html, url }: { html: string; url: URL }): string {
  const page = parse(html)
  const button = page.querySelector('form [formaction*=configurator-]')
  const form = button?.closest('form') ?? page.querySelector('form[action*=configurator-]')
  const action = button?.getAttribute('formaction') ?? form?.getAttribute('action')
  if (!form || !action) throw new Error(`no way into the designer at ${url}`)
  const query = new URLSearchParams()
  for (const field of form.querySelectorAll('input[name], select[name]')) {
    const name = field.getAttribute('name') ?? ''
    const isChoice = /^(?:radio|checkbox)$/.test(field.getAttribute('type') ?? '')
    const option = field.querySelector('option[selected]') ?? field.querySelector('option')
    if (field.hasAttribute('disabled') || (isChoice && !field.hasAttribute('checked'))) continue
    query.append(name, option?.getAttribute('value') ?? field.getAttribute('value') ?? '')
  }
  return new URL(`${action}?${query}`, url).href
}

/** The data that a designer's page passes to the browser. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="designer-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

/** The button of the designer's main mode in each language. */
const DESIGN = { de: 'Gestalten', en: 'Design', es: 'Diseñar', fr: 'Créer', it: 'Crea', nl: 'Ontwerpen' }

/** A product's page by its story, and a choice there that is not the first. */
interface Product {
  story: string
  choice: string
}
const PRODUCTS = {
  poster: {
    story: 'wandbilder/poster',
    choice: 'formatType=500x500&frameType=holzrahmen-eiche&matType=mat-weiss&matSize=30',
  },
  canvas: {
    story: 'wandbilder/leinwand',
    choice: 'formatType=500x500&optionTypes[]=keilrahmen-38&optionTypes[]=rand-umgeschlagen',
  },
  calendar: {
    story: 'fotokalender/design',
    choice: 'designGroupId=linen&paperType=glaenzend&startMonth=3&year=2027&amount=4',
  },
  photobook: { story: 'fotobuch/design', choice: 'photobookPaper=glaenzend&photobookPageCount=48&amount=2' },
  collage: { story: 'fotocollagen/design', choice: 'designId=13&materialType=leinwand' },
  box: { story: 'bilderbox', choice: 'boxSize=max&amount=3' },
  prints: { story: 'fotoabzuege', choice: 'printType=hahnemuehle&amount=30' },
} satisfies Record<string, Product>
const CARD = { path: '/themes/seeblick', choice: 'paper=natur&quantity=60' }

function pageOf({ channel, language }: Shop, product: keyof typeof PRODUCTS | 'card'): string {
  if (product === 'card') return `${CARD.path}?${CARD.choice}`
  const { story, choice } = PRODUCTS[product]
  const { slug } = JSON.parse(readFileSync(join(REPOSITORY, `content/${channel}/${story}.json`), 'utf8'))
  return `/${typeof slug === 'string' ? slug : slug[language]}?${choice}`
}

const originOf = (shop: Shop) => `http://${shopHost(hosts, shop.channel, shop.country)}`

/** From the page into the designer and back, by the addresses they contain. */
async function walk(shop: Shop, platform: Platform, product: keyof typeof PRODUCTS | 'card') {
  const asked = originOf(shop) + pageHref(shop, pageOf(shop, product), platform)
  const page = await visit(asked)
  const into = designerOf(page)
  const designer = await visit(into)
  const data = dataOf(designer.html)
  const { choose, materials } = data.urls
  const { configuration } = data
  const back = choose ?? productPageUrl(materials[configuration.materialType], 'photo-frame', configuration)
  const returned = await visit(new URL(back, designer.url).href)
  return { asked, page, into, designer, data, back, returned, again: designerOf(returned) }
}

const chosenIn = (address: string) =>
  [...new URL(address).searchParams].map(pair => pair.join('=').replace(/\[\w*\]/, '[]')).sort()

function expectTheWay(shop: Shop, platform: Platform, way: Awaited<ReturnType<typeof walk>>) {
  const { asked, page, into, designer, data, returned, again } = way
  expect([page.status, page.url.href]).toEqual([200, asked])
  // The address in the page responds without a redirect.
  expect([designer.status, designer.url.href]).toEqual([200, into])
  expect(designer.url.pathname).toMatch(
    new RegExp(`^${pagePath(shop, '/configurator-', platform).replace(/\/$/, '')}`),
  )
  expect(designer.html).toContain(`<html lang="${shop.locale}" data-channel="${shop.channel}"`)
  expect([data.shop.locale, data.platform]).toEqual([shop.locale, platform])
  expect(data.words.messages['mode.design']).toBe(DESIGN[shop.language])
  expect(data.product?.corrections ?? data.corrections).toEqual([])
  expect([returned.status, returned.url.host, returned.url.pathname]).toEqual([
    200,
    page.url.host,
    page.url.pathname,
  ])
  expect(chosenIn(again)).toEqual(chosenIn(into))
}

const PLATFORMS = ['web', 'desktop'] as const
const everywhere = LOCALES.flatMap(locale =>
  CHANNELS.flatMap(channel => PLATFORMS.map(platform => ({ channel, locale, platform }))),
)
/** Each locale once, channels and platforms in turn; all of them in a long run. */
const walked = sampleUnlessLongRun(everywhere, (_, row) => row % 4 === Math.floor(row / 4) % 4)

describe('into the designer and back', () => {
  test.each(walked)('in $channel, $locale, $platform keeps language, platform and choice', async place => {
    const shop = shopFor(place.channel, place.locale)
    const product = shop.channel === 'kartenliebe' ? 'card' : 'poster'
    expectTheWay(shop, place.platform, await walk(shop, place.platform, product))
  })

  const kinds: [Channel, keyof typeof PRODUCTS | 'card', Locale, Platform][] = [
    ['passepartout', 'canvas', 'fr-BE', 'web'],
    ['passepartout', 'calendar', 'it-CH', 'desktop'],
    ['passepartout', 'photobook', 'fr-LU', 'web'],
    ['passepartout', 'collage', 'de-IT', 'desktop'],
    ['passepartout', 'box', 'fr-CH', 'desktop'],
    ['passepartout', 'prints', 'fr-BE', 'desktop'],
    ['passepartout', 'card', 'it-CH', 'web'],
    ['kartenliebe', 'calendar', 'fr-CH', 'desktop'],
    ['kartenliebe', 'photobook', 'de-IT', 'desktop'],
    ['kartenliebe', 'collage', 'fr-BE', 'web'],
  ]
  test.each(kinds)(
    'from %s with a %s in %s, %s keeps everything',
    async (channel, product, locale, platform) => {
      const shop = shopFor(channel, locale)
      expectTheWay(shop, platform, await walk(shop, platform, product))
    },
  )
})

describe('links to designers', () => {
  const LISTS = {
    passepartout: ['', 'wandbilder', 'rahmen', 'fotogeschenke', 'feed-calendar', 'feed-card', 'feed-collage'],
    kartenliebe: ['fotocollagen', 'feed-calendar', 'feed-card', 'feed-collage', '../themes/olivenhain'],
  }
  const places = (['fr-BE', 'it-CH'] as const).flatMap(locale =>
    CHANNELS.flatMap(channel => PLATFORMS.map(platform => ({ channel, locale, platform }))),
  )
  test.each(places)('on pages of $channel, $locale, $platform lead where they say', async place => {
    const shop = shopFor(place.channel, place.locale)
    const found: string[] = []
    for (const story of LISTS[place.channel]) {
      const path = story.startsWith('../') ? story.slice(2) : slugOf(shop, story)
      const { html, url } = await visit(originOf(shop) + pagePath(shop, path, place.platform))
      for (const link of parse(html).querySelectorAll('a[href*=/configurator-]'))
        found.push(new URL(link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '', url).href)
    }
    expect(found.length).toBeGreaterThan(5)
    for (const address of found) {
      const { host, pathname: path, search } = new URL(address)
      expect(resolveRequest(hosts, { host, path, search }), address).toMatchObject({
        kind: 'page',
        shop,
        platform: place.platform,
      })
    }
  })

  function slugOf({ channel, language }: Shop, story: string): string {
    if (!story) return '/'
    const { slug } = JSON.parse(readFileSync(join(REPOSITORY, `content/${channel}/${story}.json`), 'utf8'))
    return `/${typeof slug === 'string' ? slug : slug[language]}`
  }
})

describe('the address of a frame alone', () => {
  test('leads to the page of frames with everything that it says', async () => {
    const shop = shopFor('passepartout', 'fr-CH')
    const address = '/configurator-photo-frame?frameType=holzrahmen-eiche&formatType=600x400'
    const { url, status } = await visit(originOf(shop) + pageHref(shop, address, 'desktop'))
    expect([status, url.pathname, url.search]).toEqual([
      200,
      '/fr/d/cadres',
      '?formatType=600x400&frameType=holzrahmen-eiche',
    ])
  })
})

describe('wall art', () => {
  test.each([
    ['/wandbilder/poster/?formatType=600x400', '/wandbilder/poster?formatType=600x400'],
    [
      '/configurator-photo-frame/?materialType=poster&platform=web&locale=de-DE',
      '/configurator-photo-frame?materialType=poster&platform=web&locale=de-DE',
    ],
  ])('of kartenliebe is at passepartout: %s', async (path, expected) => {
    const { url, status } = await visit(`http://kartenliebe.de.localhost${path}`)
    expect([status, url.href]).toEqual([200, `http://passepartout.de.localhost${expected}`])
  })
})
