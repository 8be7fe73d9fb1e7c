import { fileURLToPath } from 'node:url'
import { CHANNELS, hostMap, shopHost } from '@passepartout/domain'
import type { IndexedPage } from '@passepartout/storefront'
import { Hono } from 'hono'
import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPageCache } from '../http/page-cache.ts'
import type { ShopEnvironment } from '../shop-app.ts'
import { createSearch } from './mount-search.ts'
import { warnAboutSampleTexts } from './warn-about-sample-texts.ts'

const hosts = hostMap('{channel}.{country}.localhost')
const origin = (host: string) => `https://${host}`
const swiss: IndexedPage[] = (['de-CH', 'fr-CH'] as const).map(locale => ({
  locale,
  url: `https://passepartout.ch.localhost/${locale}?a=1&b=2`,
  alternates: [{ locale: 'de-CH', url: 'https://passepartout.ch.localhost/de-CH' }],
  modified: locale === 'de-CH' ? '2026-11-20' : '2026-11-22',
  pictures: ['https://passepartout.ch.localhost/_share/hallway/dune.jpg'],
}))

let asked = 0
const search = createSearch({
  hosts,
  publicOrigin: origin,
  cache: createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: 1000 }),
  headers: {},
  indexedPages: async channel => {
    asked++
    return channel === 'passepartout' ? swiss : []
  },
  localisedPages: async shop => [
    { locale: 'de-CH', url: `${origin(shopHost(hosts, shop.channel, 'ch'))}/kontakt` },
  ],
  sharePictures: {
    draw: async ({ scene }) => (scene === 'hallway' ? new Uint8Array([1, 2, 3]) : undefined),
    close: async () => {},
  },
  signFolder: fileURLToPath(new URL('../../../../packages/ui/icons', import.meta.url)),
  securityContact: undefined,
  now: () => new Date('2026-11-22T10:00:00Z'),
})
const app = new Hono<ShopEnvironment>()
search.mount(app)
const ask = async (path: string, host = 'passepartout.ch.localhost') =>
  app.request(`http://${host}${path}`, { headers: { host } })
const textOf = async (path: string, host?: string) => (await ask(path, host)).text()

describe('the sitemap of a host', () => {
  test('lists one per language with the day of its newest page', async () => {
    const xml = await textOf('/sitemap.xml')
    expect(xml).toContain(
      '<loc>https://passepartout.ch.localhost/sitemap-fr.xml</loc><lastmod>2026-11-22</lastmod>',
    )
    expect(xml.match(/<sitemap>/g)).toHaveLength(3)
  })

  test('has the pages of a language with their other addresses and pictures', async () => {
    const xml = await textOf('/sitemap-de.xml')
    expect(xml).toContain('<loc>https://passepartout.ch.localhost/de-CH?a=1&amp;b=2</loc>')
    expect(xml).toContain('hreflang="de-CH" href="https://passepartout.ch.localhost/de-CH"')
    expect(xml).toContain('<image:loc>https://passepartout.ch.localhost/_share/hallway/dune.jpg</image:loc>')
    expect(xml.match(/<url>/g)).toHaveLength(1)
  })

  test('is none for a language that the host does not speak', async () => {
    expect((await ask('/sitemap-es.xml')).status).toBe(404)
  })

  test('is made again once the content changed', async () => {
    await ask('/sitemap-it.xml')
    const before = asked
    await ask('/sitemap-it.xml')
    expect(asked).toBe(before)
    search.contentChanged()
    await ask('/sitemap-it.xml')
    expect(asked).toBe(before + 1)
  })
})

describe('robots.txt', () => {
  test('keeps crawlers from designers, carts and calls in all languages of the host', async () => {
    const lines = (await textOf('/robots.txt')).split('\n')
    for (const path of [
      '/configurator-card',
      '/fr/configurator-card',
      '/warenkorb',
      '/fr/panier',
      '/web-api/',
    ])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain('Sitemap: https://passepartout.ch.localhost/sitemap.xml')
  })

  test('keeps crawlers from the choices of a calculator, not from its page', async () => {
    const rules = [...(await textOf('/robots.txt')).matchAll(/^Disallow: (\S+)$/gm)].map(
      ([, path = '']) => new RegExp(`^${path.replace(/[?&.]/g, '\\$&').replaceAll('*', '.*')}`),
    )
    const isClosed = (address: string) => rules.some(rule => rule.test(address))
    for (const query of ['formatType=600x400', 'formatType=a&optionTypes%5B%5D=b', 'x=1&matType=weiss'])
      expect(isClosed(`/wandbilder/poster?${query}`)).toBe(true)
    for (const address of ['/wandbilder/poster', '/karten?page=2', '/wandbilder?sort=created&page=3'])
      expect(isClosed(address)).toBe(false)
  })

  test('lets them see the pages and their pictures', async () => {
    const text = await textOf('/robots.txt')
    expect(text).toContain('Allow: /web-api/design-pictures/')
    expect(text).not.toMatch(/^Disallow: \/$/m)
  })
})

test('security.txt names the contact page of the shop and runs out within a year', async () => {
  expect(await textOf('/.well-known/security.txt')).toBe(
    [
      'Contact: https://passepartout.ch.localhost/kontakt',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://passepartout.ch.localhost/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

describe('what a launcher asks for', () => {
  test.each(CHANNELS)('of %s has its name, its language and icons of the promised sizes', async channel => {
    const host = `${channel}.fr.localhost`
    const manifest = (await (await ask('/site.webmanifest', host)).json()) as {
      name: string
      lang: string
      icons: { src: string; sizes: string }[]
    }
    expect([manifest.name, manifest.lang]).toEqual([
      channel === 'kartenliebe' ? 'kartenliebe' : 'Passepartout',
      'fr-FR',
    ])
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(await (await ask(src, host)).arrayBuffer()).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
  })

  test('covers the whole icon of Apple’s home screen', async () => {
    const icon = await (await ask('/apple-touch-icon.png')).arrayBuffer()
    const { width, hasAlpha } = await sharp(icon).metadata()
    expect({ width, hasAlpha }).toEqual({ width: 180, hasAlpha: false })
  })

  test('has an icon at the address that browsers guess', async () => {
    const icon = Buffer.from(await (await ask('/favicon.ico')).arrayBuffer())
    expect(icon.readUInt16LE(2)).toBe(1)
    expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({
      width: 32,
      height: 32,
    })
  })
})

test.each(['/robots.txt', '/site.webmanifest', '/icon-192.png', '/favicon.ico'])(
  '%s is not sent again to who has it',
  async path => {
    const tag = (await ask(path)).headers.get('etag') ?? ''
    const host = 'passepartout.ch.localhost'
    const again = await app.request(`http://${host}${path}`, { headers: { host, 'if-none-match': tag } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
  },
)

describe('a picture for sharing', () => {
  test('is composed and may be shown by other sites', async () => {
    const answer = await ask('/_share/hallway/dune+card.zwei-ringe.front.de-DE.elfenbein.jpg')
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test.each([
    '/_share/cellar/dune.jpg',
    '/_share/hallway/Dune.png',
    '/_share/hallway/../dune.jpg',
    '/_share/hallway/a.b.c.d.e.f.jpg',
    '/_share/hallway/%2e%2e%2fdune.jpg',
    `/_share/hallway/${'a+'.repeat(20)}a.jpg`,
  ])('is none at %s', async path => {
    expect((await ask(path)).status).toBe(404)
  })
})

test('a start with sample pages is warned of, one without is not', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
  await warnAboutSampleTexts(async () => [], log)
  expect(lines).toEqual([])
  await warnAboutSampleTexts(async channel => [`${channel}/de-de/impressum`], log)
  expect(lines.join()).toContain('kartenliebe/de-de/impressum')
})
