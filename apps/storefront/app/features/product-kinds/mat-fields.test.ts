import { describe, expect, it } from 'vitest'
import { expectedPriceFields } from '../cart/expected-price-fields.ts'
import { parseCartArticle } from '../cart/parse-cart-article.ts'
import { framePriceFields } from './mat-fields.ts'

const FRAME = { frameType: 'holzrahmen-eiche', formatType: '600x400', quantity: '2' }

describe('a frame alone from a plain form', () => {
  it.each([
    [{}, {}],
    [{ matType: 'mat-none:0' }, { matType: 'mat-none', matSize: 0 }],
    [{ matType: 'mat-weiss:30' }, { matType: 'mat-weiss', matSize: 30 }],
    [
      { matType: 'mat-weiss', matSize: '30' },
      { matType: 'mat-weiss', matSize: 30 },
    ],
    [{ 'optionTypes[glas]': 'glas-museum' }, { optionTypes: ['glas-museum'] }],
  ])('has the mat of one field or of two: %j', (mat, read) => {
    expect(parseCartArticle('frame', { ...FRAME, ...mat })).toEqual({
      kind: 'frame',
      frameType: 'holzrahmen-eiche',
      formatType: '600x400',
      quantity: 2,
      ...read,
    })
  })

  it.each([
    { matType: 'mat-weiss:30' },
    { 'optionTypes[glas]': 'glas-museum' },
    { formatType: '300x200' },
    { quantity: '3' },
  ])('expects the price that was seen of exactly this frame, not of one with %j', other => {
    const seen = expectedPriceFields(framePriceFields(FRAME), { amount: 3495, currency: 'EUR' })
    const expected = { expectedPrice: { amount: 3495, currency: 'EUR' } }
    expect(parseCartArticle('frame', { ...FRAME, matType: 'mat-none:0', seen })).toMatchObject(expected)
    expect(parseCartArticle('frame', { ...FRAME, ...other, seen })).not.toHaveProperty('expectedPrice')
  })
})
