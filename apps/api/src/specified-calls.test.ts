import { describe, expect, test } from 'vitest'
import { ROUTES } from './routes.ts'
import { useShop } from './shop.fixture.ts'

const shop = useShop()

const words = (line: string): string[] => line.trim().split(/\s+/)

/** The calls of chapter 7 of the specification, listed by hand. */
const SPECIFIED = {
  'product data': words(`
    /accessory /price-api/accessory /web-api/aspect-ratio /web-api/calculator/reference
    /web-api/calendar-design-group /web-api/calendar-price /web-api/campaign-data /web-api/customer-picture
    /web-api/express-shop /web-api/variants-for-frame-types /web-api/photobook-design-group-set
    /web-api/photobook-price /web-api/photobox-data /web-api/localized-urls
    /web-api/shop-frontends-initial-data /web-api/sku/container /whitelabel/switch /gift-voucher
    /web-api/voucher /web-api/shipping-information /web-api/themes /web-api/card-accessories
    /card-accessory-order /card-accessory-price /card-price /web-api/collage-designer-design-groups
    /collage-designer-design-group /web-api/feature-flags /web-api/customer-auth-google-credentials`),
  prices: words(`
    /price-api/prices/format-group-prices-images /price-api/frame /price-api/prices/article
    /price-api/prices/format-group /price-api/prices/formats /price-api/photoboxes
    /price-api/photo-options-groups`),
  'the selection of photo frames': words('price-article format-limits prices-format-group').concat(
    words('prices-formats prices-from data'),
  ),
  'the toolbox': words('convert-file convert-pdf download optimize-image'),
  'people and mail': words(`
    /web-api/customer-login /web-api/customer-logout /web-api/newsletter-subscribe
    /web-api/newsletter-confirm`),
}
const PREFIX: Partial<Record<string, string>> = {
  'the selection of photo frames': '/web-api/product-selection-photo-frame/',
  'the toolbox': '/web-api/toolbox-',
}
const calls = Object.entries(SPECIFIED).flatMap(([area, names]) =>
  names.map(name => [area, `${PREFIX[area] ?? ''}${name}`] as const),
)

describe('the calls of the specification', () => {
  test('are 29 of product data, seven of prices, six of frames and four of the toolbox', () => {
    const { 'product data': data, prices, 'the selection of photo frames': frames } = SPECIFIED
    expect([data.length, prices.length, frames.length, SPECIFIED['the toolbox'].length]).toEqual([
      29, 7, 6, 4,
    ])
  })

  test.each(calls)('of %s: %s answers under its name', async (_, path) => {
    const route = Object.values(ROUTES)
      .flat()
      .find(({ call }) => call.path === path)
    expect(route, 'a route of the API').toBeDefined()
    const method = route?.call.method ?? 'GET'
    const headers = { 'content-type': 'application/json' }
    const answer = await shop()
      .visitor()
      .request(path, method === 'GET' ? {} : { method, headers, body: '{}' })
    // A request without its fields may be refused, but not as an unknown call.
    expect([200, 201, 400, 401, 403, 404, 415, 422]).toContain(answer.status)
    const body = (await answer.json()) as { payload: unknown; code?: string }
    expect(body).toHaveProperty('payload')
    expect(body.code).not.toBe('no-such-call')
    expect(answer.status < 300 || typeof body.code === 'string').toBe(true)
  })
})
