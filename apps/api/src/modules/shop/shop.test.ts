import {
  getAspectRatio,
  getCampaignData,
  getInitialData,
  getLocalizedUrls,
  getSkuContainer,
} from '@passepartout/contracts'
import { LOCALES } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop({
  localisedPages: async (_shop, path) =>
    path === '/wandbilder' ? [{ locale: 'en-GB', url: 'https://shop.example/wall-art' }] : [],
})

describe('the ratio of a picture', () => {
  test.each([
    [{ formatType: '600x400' }, '3:2', true, 'landscape'],
    [{ formatType: '400x600' }, '3:2', true, 'portrait'],
    [{ formatType: '300x300' }, 'square', true, 'square'],
    [{ width: 6000, height: 4000 }, '3:2', true, 'landscape'],
    [{ width: 4032, height: 3024 }, '4:3', true, 'landscape'],
    [{ width: 1920, height: 1080 }, '16:9', true, 'landscape'],
    [{ width: 5000, height: 1234 }, '4:1', false, 'landscape'],
    [{ formatType: '420x297' }, '4:3', false, 'landscape'],
  ] as const)('%o is %s', async (query, ratio, exact, orientation) => {
    const answer = await shop().visitor().client.call(getAspectRatio, { query })
    expect(answer).toMatchObject({ ok: true, payload: { ratio, exact, orientation } })
  })

  test.each([{}, { formatType: '0x400' }, { formatType: 'x' }, { width: 100 }, { width: 0, height: 10 }])(
    'of %o is a refusal',
    async query => {
      const answer = await shop().visitor().client.call(getAspectRatio, { query })
      expect(answer).toMatchObject({ ok: false, status: 422 })
    },
  )
})

describe('what a front end needs to know', () => {
  test.each(LOCALES)('is told for %s', async locale => {
    const answer = await shop().visitor({ locale, channel: 'kartenliebe' }).client.call(getInitialData, {})
    expect(answer).toMatchObject({
      ok: true,
      payload: { locale, channel: 'kartenliebe', settings: { wishlist: true, trailingSlash: true } },
    })
  })

  test('names the campaigns of the shop with their days', async () => {
    const answer = await shop().visitor().client.call(getCampaignData, {})
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload.campaigns.length).toBeGreaterThan(0)
    for (const { from, until } of answer.payload.campaigns) expect(from <= until).toBe(true)
  })

  test('finds a page in other locales, and refuses one that is none', async () => {
    const { client } = shop().visitor()
    const found = await client.call(getLocalizedUrls, { query: { path: '/wandbilder' } })
    expect(found).toMatchObject({ ok: true, payload: { urls: [{ locale: 'en-GB' }] } })
    const missing = await client.call(getLocalizedUrls, { query: { path: '/nirgendwo' } })
    expect(missing).toMatchObject({ ok: false, status: 404, code: 'page-not-found' })
    const relative = await client.call(getLocalizedUrls, { query: { path: 'wandbilder' } })
    expect(relative).toMatchObject({ ok: false, status: 422 })
  })
})

describe('an article number', () => {
  test('leads to the article with its price and into the designer', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getSkuContainer, { query: { sku: 'poster-600x400-holzrahmen' } })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload).toMatchObject({ kind: 'photo-frame', configuration: { formatType: '600x400' } })
    expect(answer.payload.designerUrl).toMatch(/^\/configurator-photo-frame\?materialType=poster/)
  })

  test.each([
    [
      'wandkalender-a4-hoch-spirale',
      'Wandkalender, A4 hoch, Spiralbindung',
      '/configurator-calendar',
      'passepartout',
    ],
    [
      'digitalfotobuch-hard-a4-quer-48',
      'Digitalfotobuch, Hardcover, A4 quer',
      '/configurator-photobook',
      'passepartout',
    ],
    ['photobox-small-100x120', 'Bilderbox, Klein, 10 × 12 cm', '/configurator-photobox', 'passepartout'],
    ['photoprint-simple-150x100', 'Klassischer Abzug, 15 × 10 cm', '/configurator-photobox', 'passepartout'],
    [
      'collage-13-leinwand-600x400',
      'Fotocollage, Leinwand, 60 × 40 cm',
      '/configurator-collage',
      'passepartout',
    ],
    ['card-olivenhain', 'Karte, Olivenhain', '/configurator-card', 'kartenliebe'],
    ['umschlag-c6-weiss', expect.stringMatching(/^Umschlag/), null, 'kartenliebe'],
    ['gift-voucher-50', 'Geschenkgutschein über 50,00 €', null, 'kartenliebe'],
  ] as const)('of any kind names its article: %s', async (sku, name, path, channel) => {
    const answer = await shop().visitor({ channel }).client.call(getSkuContainer, { query: { sku } })
    if (!answer.ok) throw new Error(answer.code)
    const { payload } = answer
    expect(payload.name.replaceAll('\u00a0', ' ')).toEqual(name)
    expect(payload.designerUrl?.split('?')[0] ?? null).toBe(path)
    expect(payload.priceCurrent.amount).toBeGreaterThan(0)
  })

  test('of what a channel does not sell leads nowhere there', async () => {
    const visitor = shop().visitor({ channel: 'kartenliebe' })
    const answer = await visitor.client.call(getSkuContainer, { query: { sku: 'photobox-small-100x120' } })
    expect(answer).toMatchObject({ ok: false, status: 404 })
  })

  test.each(['', 'nothing', 'poster-1x1', '../../etc', 'poster-600x400-<script>'])(
    '"%s" leads nowhere',
    async sku => {
      const answer = await shop().visitor().client.call(getSkuContainer, { query: { sku } })
      expect(answer).toMatchObject({ ok: false, status: sku === '' ? 422 : 404 })
    },
  )
})
