import { startingPrice } from '@passepartout/content-model'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSingleConfiguration, parsePriceName, priceName } from './price-name.ts'
import { parseProductName } from './product-prices.ts'

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/)
const maybe = (words: fc.Arbitrary<string>) => fc.option(words, { nil: undefined })
const size = fc.stringMatching(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/)

describe('the name of a price', () => {
  it('says of wall art what it was made of', () => {
    fc.assert(
      fc.property(id, maybe(id), maybe(id), maybe(size), (materialType, frameType, option, format) => {
        const asked = { materialType, frameType, option, format }
        expect(parsePriceName(priceName(asked))).toEqual(asked)
        expect(startingPrice.safeParse(priceName(asked)).success).toBe(true)
      }),
    )
  })

  it.each([
    ['calendar/wandkalender', { kind: 'calendar', id: 'wandkalender', format: undefined }],
    [
      'photobook/digitalfotobuch-hard:a4-quer',
      { kind: 'photobook', id: 'digitalfotobuch-hard', format: 'a4-quer' },
    ],
    ['photoprint/simple:130x90', { kind: 'photoprint', id: 'simple', format: '130x90' }],
    ['accessory/acc-siegel.rot', { kind: 'accessory', id: 'acc-siegel.rot', format: undefined }],
  ])('says of other kinds which: %s', (name, product) => {
    expect(parseProductName(name)).toEqual(product)
    expect(startingPrice.safeParse(name).success).toBe(true)
  })

  it.each(['Leinwand', 'leinwand:60', 'guestbook/x', 'calendar/', 'card/a b', '/card/a'])(
    'is not %s',
    name => {
      expect(parsePriceName(name) ?? parseProductName(name)).toBeUndefined()
      expect(startingPrice.safeParse(name).success).toBe(false)
    },
  )

  it('promises no lower price where there is only one', () => {
    expect(
      ['leinwand', 'leinwand:600x400', 'calendar/wandkalender:a4-hoch', 'sku/X-1'].map(isSingleConfiguration),
    ).toEqual([false, true, true, true])
  })
})
