import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../catalogue/catalogue.fixture.ts'
import { discountShare, money } from '../money/money.ts'
import type { FrameConfigurationInput } from '../products/photo-frame/configuration.ts'
import { normaliseFrameConfiguration } from '../products/photo-frame/normalise-configuration.ts'
import { priceFrame } from '../products/photo-frame/price-frame.ts'
import { type Shop, shopFor } from '../shops/shop.ts'
import { addDays } from './days.ts'
import { roundDiscountToPriceEnding } from './endings.ts'
import { lowestPriceBefore, type PriceHistoryEntry } from './reference-price.ts'
import type { Campaign, PriceBook } from './schema.ts'

const german = shopFor('passepartout', 'de-DE')

function price(
  input: FrameConfigurationInput,
  at: string,
  {
    shop = german,
    book = priceBook,
    quantity = 1,
    history,
  }: { shop?: Shop; book?: PriceBook; quantity?: number; history?: PriceHistoryEntry[] } = {},
) {
  const { configuration } = normaliseFrameConfiguration(catalogue, input, shop)
  const result = priceFrame(book, catalogue, configuration, shop, {
    at: new Date(at),
    quantity,
    ...(history ? { history } : {}),
  })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

const canvas = { materialType: 'leinwand', formatType: '900x600' }
const now = '2026-11-21T12:00:00Z'

describe('the canvas campaign', () => {
  it.each([
    ['2026-11-15T22:59:59Z', false],
    ['2026-11-15T23:00:00Z', true],
    ['2026-12-06T22:59:59Z', true],
    ['2026-12-06T23:00:00Z', false],
  ])('runs by the days of the plant: %s %s', (at, runs) => {
    expect(price(canvas, at).campaign !== undefined).toBe(runs)
  })

  it.each([
    ['300x200', 1995, 1695, 15],
    ['450x300', 2595, 2195, 15],
    ['600x400', 3395, 2895, 15],
    ['900x600', 5790, 4895, 15],
    ['1500x1000', 13290, 11290, 15],
  ])('reduces %s from %i to %i, shown as %i per cent', (formatType, original, current, share) => {
    expect(price({ materialType: 'leinwand', formatType }, now)).toMatchObject({
      original: { amount: original },
      current: { amount: current },
      discountShare: share,
      campaign: { id: 'canvas-autumn-2026', until: '2026-12-06' },
      referencePrice: { amount: original },
    })
  })

  it('reduces the stretcher with its canvas, but not the frame', () => {
    const { parts } = price(
      { ...canvas, optionTypes: ['keilrahmen-38'], frameType: 'schattenfuge-leinwand' },
      now,
    )
    expect(parts.map(({ code, original, current }) => [code, original.amount, current.amount])).toEqual([
      ['material', 5790, 4895],
      ['option', 870, 735],
      ['frame', 4200, 4200],
    ])
  })

  it('leaves other materials alone', () => {
    expect(price({ materialType: 'poster' }, now).campaign).toBeUndefined()
  })

  it('names a reference price where the country asks for one', () => {
    const reference = (locale: 'de-AT' | 'de-CH' | 'en-GB' | 'en-US') =>
      price(canvas, now, { shop: shopFor('passepartout', locale) }).referencePrice
    expect(reference('de-AT')).toEqual(money(5790, 'EUR'))
    for (const locale of ['de-CH', 'en-GB', 'en-US'] as const) expect(reference(locale)).toBeUndefined()
  })
})

describe('a reduced price', () => {
  it('never shows less than the campaign promises, keeps its ending and is below the original', () => {
    const ending = { fromUnits: 50, low: 95, high: 90 }
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 900 }), fc.integer({ min: 5, max: 60 }), (units, percent) => {
        const original = units * 100 + (units < 50 ? 95 : 90)
        const current = roundDiscountToPriceEnding(original, percent, ending)
        expect(current).toBeLessThan(original)
        expect(discountShare(money(original, 'EUR'), money(current, 'EUR'))).toBeGreaterThanOrEqual(percent)
        expect([95, 90]).toContain(current % 100)
        expect(Math.abs(current - original * (1 - percent / 100))).toBeLessThan(160)
      }),
    )
  })

  it('by an amount takes that amount off the picture', () => {
    const campaign: Campaign = {
      id: 'ten-off',
      from: '2026-11-01',
      until: '2026-12-31',
      kinds: ['photo-frame'],
      ids: ['poster'],
      reduction: { amount: { EUR: 500 } },
    }
    const book = { ...priceBook, campaigns: [campaign] }
    expect(price({ materialType: 'poster', formatType: '900x600' }, now, { book })).toMatchObject({
      original: { amount: 2295 },
      current: { amount: 1795 },
    })
    expect(
      price({ materialType: 'poster', formatType: '900x600' }, now, {
        book,
        shop: shopFor('passepartout', 'en-GB'),
      }).discountShare,
    ).toBe(0)
  })
})

describe('the reference price', () => {
  it.each<[string, PriceHistoryEntry[], number | undefined]>([
    ['is the price before, where nothing changed', [{ from: '2026-01-01', amount: 100 }], 100],
    [
      'is the lowest of the window',
      [
        { from: '2026-01-01', amount: 100 },
        { from: '2026-11-01', amount: 80 },
        { from: '2026-11-05', amount: 90 },
      ],
      80,
    ],
    [
      'counts what was still asked on the window’s first day',
      [
        { from: '2026-01-01', amount: 70 },
        { from: '2026-10-18', amount: 90 },
      ],
      70,
    ],
    [
      'forgets what ended before the window',
      [
        { from: '2026-01-01', amount: 70 },
        { from: '2026-10-17', amount: 90 },
      ],
      90,
    ],
    [
      'ignores the reduction itself and later',
      [
        { from: '2026-01-01', amount: 100 },
        { from: '2026-11-16', amount: 60 },
      ],
      100,
    ],
    ['is unknown without a past', [{ from: '2026-11-16', amount: 60 }], undefined],
  ])('%s', (_, history, expected) => {
    expect(lowestPriceBefore(history, '2026-10-17', '2026-11-16')).toBe(expected)
    expect(lowestPriceBefore([...history].reverse(), '2026-10-17', '2026-11-16')).toBe(expected)
  })

  it('remembers an earlier campaign and another list of the price book', () => {
    const earlier: Campaign = {
      id: 'early',
      from: '2026-10-20',
      until: '2026-10-25',
      kinds: ['photo-frame'],
      ids: ['leinwand'],
      reduction: { percent: 30 },
    }
    const withEarlier = { ...priceBook, campaigns: [...priceBook.campaigns, earlier] }
    expect(price(canvas, now, { book: withEarlier }).referencePrice?.amount).toBe(
      price(canvas, '2026-10-21T12:00:00Z', { book: withEarlier }).current.amount,
    )

    const [list] = priceBook.lists['photo-frame']
    const dearer = {
      ...list!,
      validFrom: '2026-11-10',
      curves: { ...list!.curves, leinwand: { base: 3000, perM2: 7800 } },
    }
    const withDearer = { ...priceBook, lists: { ...priceBook.lists, 'photo-frame': [dearer, list!] } }
    const result = price(canvas, now, { book: withDearer })
    expect(result.original.amount).toBeGreaterThan(5790)
    expect(result.referencePrice?.amount).toBe(5790)
  })

  it('believes a recorded history more than the book', () => {
    const history = [{ from: addDays('2026-11-16', -40), amount: 5555 }]
    expect(price(canvas, now, { history }).referencePrice).toEqual(money(5555, 'EUR'))
  })
})

describe('quantity tiers', () => {
  const [list] = priceBook.lists['photo-frame']
  const tiers = [
    { from: 5, percentOff: 5 },
    { from: 10, percentOff: 10 },
  ]
  const book = {
    ...priceBook,
    lists: { ...priceBook.lists, 'photo-frame': [{ ...list!, quantityTiers: { poster: tiers } }] },
  }

  it('lower the unit price from their quantity on and are listed', () => {
    const at = (quantity: number) =>
      price({ materialType: 'poster', formatType: '900x600' }, now, { book, quantity })
    expect([1, 4, 5, 9, 10, 100].map(quantity => at(quantity).current.amount)).toEqual([
      2295, 2295, 2180, 2180, 2065, 2065,
    ])
    expect(at(1).quantityTiers).toEqual([
      { from: 5, unit: money(2180, 'EUR') },
      { from: 10, unit: money(2065, 'EUR') },
    ])
    expect(at(10)).toMatchObject({ discountShare: 0, total: { amount: 20_650 } })
  })
})
