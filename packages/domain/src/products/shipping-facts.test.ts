import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../catalogue/catalogue.fixture.ts'
import { isShippable, type PackableItem } from '../prices/pack-order.ts'
import { CHANNELS } from '../shops/channels.ts'
import { COUNTRY_CODES } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { PRODUCT_KINDS } from './lists.ts'
import { rulesOf } from './product-rules.ts'
import { enumerateProducts, hasRightOfWithdrawal, normaliseProduct, packableItemOf } from './products.ts'
import type { ProductKind } from './registry.ts'
import { german, NOW } from './shared/price.fixture.ts'
import type { ProductInput } from './shared/rules.ts'

const made = (kind: ProductKind, input: ProductInput = {}) =>
  normaliseProduct(catalogue, kind, input, german, NOW).configuration
const pieceOf = (kind: ProductKind, input?: ProductInput) => packableItemOf(catalogue, made(kind, input))

describe('what a carrier asks of a piece', () => {
  it.each(PRODUCT_KINDS)('is known of a %s', kind => {
    const { form, grams, ...size } = rulesOf(kind).parcel(catalogue, made(kind) as never)
    expect(['letter', 'roll', 'flat', 'parcel', 'none']).toContain(form)
    expect(grams).toBeGreaterThan(0)
    expect(Math.max(size.widthMm, size.heightMm)).toBeGreaterThan(50)
    expect(size.depthMm).toBeGreaterThan(0)
  })

  it.each<[string, ProductKind, ProductInput]>([
    ['flat', 'photo-frame', { materialType: 'poster', formatType: '300x200' }],
    ['roll', 'photo-frame', { materialType: 'poster', formatType: '600x400' }],
    ['flat', 'photo-frame', { materialType: 'poster', formatType: '600x400', frameType: 'alurahmen' }],
    ['flat', 'photo-frame', { materialType: 'leinwand', formatType: '900x600' }],
    ['parcel', 'photo-frame', { materialType: 'acrylglas', formatType: '900x600', frameType: 'artbox' }],
    ['flat', 'calendar', {}],
    ['letter', 'card', {}],
    ['letter', 'photoprint', {}],
    ['parcel', 'photobox', {}],
    ['parcel', 'accessory', {}],
    ['letter', 'gift-voucher', { delivery: 'post' }],
  ])('goes as %s: %s %j', (form, kind, input) => expect(pieceOf(kind, input)?.form).toBe(form))

  it('is nothing of what comes by mail', () => {
    expect(pieceOf('gift-voucher', { delivery: 'pdf' })).toBeUndefined()
  })

  it('says of samples and vouchers alone that they go by letter post', () => {
    expect(pieceOf('card', { isSample: true })?.isPosted).toBe(true)
    expect(pieceOf('gift-voucher', { delivery: 'post' })?.isPosted).toBe(true)
    expect(pieceOf('card')?.isPosted).toBe(false)
    expect(pieceOf('photoprint')?.isPosted).toBe(false)
  })

  it('weighs more the more there is of it', () => {
    const acrylic = (formatType: string) =>
      pieceOf('photo-frame', { materialType: 'acrylglas', formatType })?.grams ?? 0
    expect(acrylic('900x600')).toBeGreaterThan(2 * acrylic('600x400'))
    const book = (photobookPageCount: number) => pieceOf('photobook', { photobookPageCount })?.grams ?? 0
    expect(book(96)).toBeGreaterThan(book(24))
  })
})

describe('every piece that can be made', () => {
  const largest = catalogue.materials.flatMap(({ id, limits, frames }) => {
    const { maxLongSideMm: long, maxShortSideMm: short } = limits
    return [undefined, ...frames].map(frameType => [id, frameType, `${long}x${short}`] as const)
  })

  it.each(largest)(
    'travels to every country, also %s in the frame %s at %s',
    (materialType, frameType, format) => {
      const { configuration } = normaliseProduct(
        catalogue,
        'photo-frame',
        { materialType, frameType, formatType: format },
        german,
        NOW,
      )
      const piece = packableItemOf(catalogue, configuration) as PackableItem
      for (const country of COUNTRY_CODES)
        expect([country, isShippable(priceBook.shipping, country, piece)]).toEqual([country, true])
    },
  )

  it.each(['calendar', 'photobook', 'card', 'photobox', 'photoprint', 'accessory', 'frame'] as const)(
    'travels to every country, every %s too',
    kind => {
      const stranded: unknown[] = []
      for (const channel of CHANNELS) {
        for (const configuration of enumerateProducts(catalogue, kind, shopFor(channel, 'de-DE'))) {
          const piece = packableItemOf(catalogue, configuration)
          if (piece && !COUNTRY_CODES.every(one => isShippable(priceBook.shipping, one, piece)))
            stranded.push(configuration)
        }
      }
      expect(stranded).toEqual([])
    },
  )
})

it.each<[ProductKind, boolean]>([
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
  expect(hasRightOfWithdrawal(catalogue, made(kind))).toBe(expected),
)
