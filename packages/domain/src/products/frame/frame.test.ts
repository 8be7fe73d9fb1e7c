import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import { type PackableItem, shippingClassOf } from '../../prices/pack-order.ts'
import { shopFor } from '../../shops/shop.ts'
import { parseSku, productSku } from '../product-sku.ts'
import {
  checkProduct,
  enumerateProducts,
  hasRightOfWithdrawal,
  normaliseProduct,
  packableItemOf,
} from '../products.ts'
import { allShops, expectSoundPrice, german, NOW, priceOf } from '../shared/price.fixture.ts'
import { priceFrameWithoutPrint } from './price-frame-without-print.ts'

const OAK = { frameType: 'holzrahmen-eiche', formatType: '600x400' }
const frame = (input: object, shop = german) => normaliseProduct(catalogue, 'frame', { ...input }, shop, NOW)
const passepartout = allShops.filter(({ channel }) => channel === 'passepartout')

describe('a frame alone', () => {
  it.each(passepartout.map(shop => [shop.locale, shop] as const))(
    'has a sound price for every finish in %s, the one that its list says',
    (_locale, shop) => {
      const all = [...enumerateProducts(catalogue, 'frame', shop)]
      expect(all.length).toBe(catalogue.frames.flatMap(({ finishes }) => finishes).length)
      for (const configuration of all) {
        const price = priceOf(configuration, { shop })
        expectSoundPrice(price, shop)
        expect(priceFrameWithoutPrint(priceBook, catalogue, configuration, shop, NOW)).toEqual(price.current)
      }
    },
  )

  it('may have museum glass for its price, where it is glazed', () => {
    const glass = (frameType: string, optionTypes: string[]) => frame({ ...OAK, frameType, optionTypes })
    const plain = glass('holzrahmen-eiche', ['glas-normal'])
    expect(plain).toMatchObject({
      corrections: [],
      configuration: expect.not.objectContaining({ optionTypes: [] }),
    })
    const museum = glass('holzrahmen-eiche', ['glas-museum'])
    expect(museum).toMatchObject({ corrections: [], configuration: { optionTypes: ['glas-museum'] } })
    expect(checkProduct(catalogue, museum.configuration, german)).toEqual({ ok: true })
    expect(frame(museum.configuration)).toEqual(museum)
    // 54 and 18 euros per square metre of 60 x 40 cm, in whole euros.
    expect(priceOf(museum.configuration).current.amount - priceOf(plain.configuration).current.amount).toBe(
      900,
    )
    const open = glass('artbox-schwarz', ['glas-museum'])
    expect(open.configuration).not.toHaveProperty('optionTypes')
    expect(open.corrections).toEqual([
      expect.objectContaining({ field: 'optionTypes', given: 'glas-museum' }),
    ])
  })

  it('is not reduced by a campaign for pictures', () => {
    const reduction = { percent: 50 }
    const campaign = { id: 'half', from: '2026-01-01', until: '2026-12-31', reduction }
    const price = priceOf(frame(OAK).configuration, { book: { ...priceBook, campaigns: [campaign] } })
    expect(price.current).toEqual(price.original)
    expect(price).not.toHaveProperty('campaign')
  })

  it('of whatever arrived can be made, and stays as it is the second time', () => {
    const word = fc.constantFrom(
      'holzrahmen',
      'fotorahmen-weiss',
      'mat-weiss',
      '600x400',
      '1x1',
      '',
      'x',
      '9999x9999',
    )
    fc.assert(
      fc.property(
        fc.record({
          frameType: word,
          formatType: word,
          matType: word,
          matSize: fc.oneof(word, fc.integer()),
        }),
        input => {
          const { configuration } = frame(input)
          expect(checkProduct(catalogue, configuration, german)).toEqual({ ok: true })
          expect(frame(configuration)).toEqual({ configuration, corrections: [] })
        },
      ),
    )
  })

  it.each([
    [{ ...OAK, frameType: 'goldrahmen' }, 'frameType', 'unknown-frame'],
    [{ ...OAK, formatType: '9999x9999' }, 'formatType', 'unknown-format'],
    [
      { ...OAK, frameType: 'artbox-schwarz', matType: 'mat-weiss', matSize: 30 },
      'matType',
      'mat-not-for-frame',
    ],
    [{ ...OAK, optionTypes: ['rand-farbig'] }, 'optionTypes', 'option-not-for-material'],
    [
      { ...OAK, frameType: 'artbox-schwarz', optionTypes: ['glas-museum'] },
      'optionTypes',
      'option-not-for-material',
    ],
  ])('that there is not is refused with its field: %j', (input, field, code) => {
    const configuration = { kind: 'frame', matType: 'mat-none', matSize: 0, ...input } as never
    expect(checkProduct(catalogue, configuration, german)).toMatchObject({ problems: [{ field, code }] })
  })

  it('is sold by passepartout alone', () => {
    const kartenliebe = shopFor('kartenliebe', 'de-DE')
    const { configuration } = frame(OAK)
    expect(checkProduct(catalogue, configuration, kartenliebe)).toMatchObject({
      problems: [{ code: 'not-sold-here' }],
    })
  })

  it('has an article number, and can be sent back unless it is cut to measure', () => {
    const { configuration } = frame(OAK)
    expect(productSku(configuration)).toBe('frame-holzrahmen-eiche-600x400')
    expect(parseSku(catalogue, 'frame-holzrahmen-eiche-600x400')).toEqual({ kind: 'frame', input: OAK })
    expect(hasRightOfWithdrawal(catalogue, configuration)).toBe(true)
    expect(hasRightOfWithdrawal(catalogue, frame({ ...OAK, formatType: '611x407' }).configuration)).toBe(
      false,
    )
  })

  it('weighs less than with its picture, and is bulky where it is long', () => {
    const piece = (formatType: string) =>
      packableItemOf(catalogue, frame({ ...OAK, formatType }).configuration) as PackableItem
    expect(piece('600x400')).toMatchObject({ form: 'flat', widthMm: 630 })
    expect(piece('600x400').grams).toBeGreaterThan(900)
    expect(shippingClassOf(priceBook.shipping, 'de', piece('1200x800'))).toBe('bulky')
  })
})
