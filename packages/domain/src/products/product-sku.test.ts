import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.fixture.ts'
import { shopFor } from '../shops/shop.ts'
import { PRODUCT_KINDS } from './lists.ts'
import type { ProductConfiguration } from './product-rules.ts'
import { parseSku, productSku } from './product-sku.ts'
import { checkProduct, enumerateProducts, normaliseProduct } from './products.ts'

const shop = shopFor('passepartout', 'de-DE')
const now = new Date('2026-11-21T12:00:00Z')

/** For kinds that cannot be enumerated, the product with all defaults; for very large kinds, each SKU once. */
function* everyArticle(): Generator<ProductConfiguration> {
  const known = new Set<string>()
  for (const kind of PRODUCT_KINDS) {
    yield normaliseProduct(catalogue, kind, {}, shop, now).configuration
    for (const product of enumerateProducts(catalogue, kind, shop)) {
      const sku = productSku(product)
      if (kind === 'card' || known.has(sku)) continue
      known.add(sku)
      yield product
    }
  }
  for (const { id: designId } of catalogue.cards)
    yield normaliseProduct(catalogue, 'card', { designId }, shop, now).configuration
}

describe('an article number', () => {
  test('is read back as the article that it names, of every kind', () => {
    const unread = [...everyArticle()]
      .filter(product => product.kind !== 'card' || product.designId !== undefined)
      .filter(product => {
        const target = parseSku(catalogue, productSku(product))
        if (target?.kind !== product.kind) return true
        const { configuration, corrections } = normaliseProduct(
          catalogue,
          target.kind,
          target.input,
          shop,
          now,
        )
        return corrections.length > 0 || productSku(configuration) !== productSku(product)
      })
    expect(unread.map(productSku)).toEqual([])
  })

  test.each([
    ['wandkalender-a4-hoch', 'calendar'],
    ['tischkalender-265-120-spirale', 'calendar'],
    ['digitalfotobuch-hard-300-300', 'photobook'],
    ['fotoheft-soft-a4-quer-20', 'photobook'],
    ['photobox-max-130x90', 'photobox'],
    ['photoprint-hahnemuehle-300x200', 'photoprint'],
    ['collage-13-leinwand-600x400', 'collage'],
    ['collage-1-poster-600x400-holzrahmen-eiche', 'collage'],
    ['hahnemuehle-300x200', 'photo-frame'],
    ['card-olivenhain', 'card'],
    ['gift-voucher-50', 'gift-voucher'],
    ['umschlag-c6-weiss', 'accessory'],
  ] as const)('%s names one of kind %s that can be made', (sku, kind) => {
    const target = parseSku(catalogue, sku)
    expect(target?.kind).toBe(kind)
    const { configuration, corrections } = normaliseProduct(catalogue, kind, target?.input ?? {}, shop, now)
    expect(corrections).toEqual([])
    expect(checkProduct(catalogue, configuration, shop)).toEqual({ ok: true })
  })

  test('of an accessory is read as nothing else', () => {
    const { articles = [] } = catalogue.products.accessory ?? {}
    const others = articles
      .flatMap(({ variants }) => variants)
      .filter(({ sku }) => parseSku(catalogue, sku)?.kind !== 'accessory')
    expect(others).toEqual([])
  })

  test.each([
    '',
    '-',
    'wandkalender',
    'wandkalender-',
    'wandkalender-a4-hoch-',
    'wandkalender-a4-hoch-spirale-spirale',
    'digitalfotobuch-hard-a4-quer-0',
    'digitalfotobuch-hard-a4-quer-1e3',
    'photobox-small',
    'photoprint-simple-100x100-5',
    'collage-0-leinwand-600x400',
    'collage-13-gold-600x400',
    'card-__proto__',
    'gift-voucher-0',
    'gift-voucher-99999999',
    `card-${'a'.repeat(100)}`,
  ])('"%s" names nothing', sku => expect(parseSku(catalogue, sku)).toBeUndefined())
})
