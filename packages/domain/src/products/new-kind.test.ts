import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../catalogue/catalogue.fixture.ts'
import { designerUrl, parseDesignerUrl } from '../designer/designer-url.ts'
import { shopFor } from '../shops/shop.ts'
import { readConfiguration } from './configurations.ts'
import {
  DESIGNABLE_KINDS,
  DESIGNED_KINDS,
  DOCUMENT_KINDS,
  PRODUCT_FORM_KINDS,
  PRODUCT_KINDS,
} from './lists.ts'
import { COLOURS } from './mug.fixture.ts'
import { pageFields } from './page-fields.ts'
import { parseSku, productSku } from './product-sku.ts'
import { hasRightOfWithdrawal, normaliseProduct, packableItemOf, priceProduct } from './products.ts'
import { isSoldInChannel, type ProductKind } from './registry.ts'

const MUG = 'mug' as ProductKind
const shop = shopFor('passepartout', 'de-DE')
const now = new Date('2026-11-21T12:00:00Z')
const red = normaliseProduct(catalogue, MUG, { mugColour: 'red' }, shop, now).configuration

describe('a kind of product that is added to the registry', () => {
  it.each([PRODUCT_KINDS, DESIGNABLE_KINDS, DESIGNED_KINDS, DOCUMENT_KINDS, PRODUCT_FORM_KINDS])(
    'stands in every list that follows from it: %j',
    (...kinds) => expect(kinds).toContain(MUG),
  )

  it('is sold where its facts say so', () =>
    expect([isSoldInChannel('passepartout', MUG), isSoldInChannel('kartenliebe', MUG)]).toEqual([
      true,
      false,
    ]))

  it('has a price with the ending of the channel, tax and sums', () => {
    const price = priceProduct(priceBook, catalogue, red, shop, { at: now, quantity: 3 })
    expect(price).toMatchObject({ ok: true, current: { amount: 1295 }, total: { amount: 3885 }, vatRate: 19 })
    expect(priceProduct(priceBook, catalogue, red, shop, { at: now, quantity: 21 })).toMatchObject({
      problems: [{ code: 'quantity-too-large' }],
    })
  })

  it.each(COLOURS)('has an article number that is read back: %s', mugColour => {
    const { configuration } = normaliseProduct(catalogue, MUG, { mugColour }, shop, now)
    expect(parseSku(catalogue, productSku(configuration))).toEqual({ kind: MUG, input: { mugColour } })
  })

  it('has an address of its designer that says what was chosen', () => {
    const address = designerUrl(MUG as 'card', { mugColour: 'red' } as object)
    expect(address).toBe('/configurator-mug?mugColour=red')
    expect(parseDesignerUrl(address, { year: 2026, month: 11 })).toMatchObject({
      kind: MUG,
      params: { mugColour: 'red' },
    })
  })

  it('is read from a store, sent with its weight and not taken back', () => {
    expect(readConfiguration(MUG, { mugColour: 'red' })).toEqual(red)
    expect(readConfiguration(MUG, { mugColour: 7 })).toBeUndefined()
    const size = { widthMm: 120, heightMm: 100, depthMm: 85 }
    expect(packableItemOf(catalogue, red)).toEqual({ form: 'parcel', grams: 340, ...size, isPosted: false })
    expect(hasRightOfWithdrawal(catalogue, red)).toBe(false)
  })

  it('names the query fields that its pages are rendered from', () => {
    expect(pageFields().get('mugColour')).toEqual(['word'])
    expect(pageFields().has('handle')).toBe(true)
  })
})
