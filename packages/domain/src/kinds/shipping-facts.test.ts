import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../catalogue/catalogue.fixture.ts'
import { german, NOW } from './engine/price.fixture.ts'
import type { ProductInput } from './engine/rules.ts'
import { ARTICLE_KINDS } from './lists.ts'
import { isWithdrawable, normaliseProduct, shippingFactsOf } from './products.ts'
import type { ArticleKind } from './registry.ts'

const made = (kind: ArticleKind, input: ProductInput = {}) =>
  normaliseProduct(catalogue, kind, input, german, NOW).configuration
const facts = (kind: ArticleKind, input?: ProductInput) =>
  shippingFactsOf(priceBook.shipping, catalogue, made(kind, input))

describe('what a carrier asks of a piece', () => {
  it.each(ARTICLE_KINDS)('is known of a %s', kind => {
    const { form, grams, volumeCm3, longestEdgeMm } = facts(kind)
    expect(['letter', 'roll', 'flat', 'parcel', 'bulky', 'none']).toContain(form)
    expect(grams).toBeGreaterThan(0)
    expect(volumeCm3).toBeGreaterThan(0)
    expect(longestEdgeMm).toBeGreaterThan(50)
  })

  it.each<[string, ArticleKind, ProductInput]>([
    ['flat', 'photo-frame', { materialType: 'poster', formatType: '300x200' }],
    ['roll', 'photo-frame', { materialType: 'poster', formatType: '600x400' }],
    ['flat', 'photo-frame', { materialType: 'poster', formatType: '600x400', frameType: 'alurahmen' }],
    ['flat', 'photo-frame', { materialType: 'leinwand', formatType: '900x600' }],
    ['parcel', 'photo-frame', { materialType: 'acrylglas', formatType: '900x600', frameType: 'artbox' }],
    ['bulky', 'photo-frame', { materialType: 'leinwand', formatType: '1500x1000' }],
    ['flat', 'calendar', {}],
    ['letter', 'card', {}],
    ['letter', 'photoprint', {}],
    ['parcel', 'photobox', {}],
    ['parcel', 'accessory', {}],
    ['letter', 'gift-voucher', { delivery: 'post' }],
    ['none', 'gift-voucher', { delivery: 'pdf' }],
  ])('goes as %s: %s %j', (form, kind, input) => expect(facts(kind, input).form).toBe(form))

  it('weighs more the more there is of it', () => {
    const acrylic = (formatType: string) =>
      facts('photo-frame', { materialType: 'acrylglas', formatType }).grams
    expect(acrylic('900x600')).toBeGreaterThan(2 * acrylic('600x400'))
    const book = (photobookPageCount: number) => facts('photobook', { photobookPageCount }).grams
    expect(book(96)).toBeGreaterThan(book(24))
  })
})

it.each<[ArticleKind, boolean]>([
  ['photo-frame', false],
  ['collage', false],
  ['calendar', false],
  ['photobook', false],
  ['card', false],
  ['photobox', false],
  ['photoprint', false],
  ['accessory', true],
  ['gift-voucher', true],
])('a %s can be sent back for no reason: %s', (kind, expected) =>
  expect(isWithdrawable(catalogue, made(kind))).toBe(expected),
)
