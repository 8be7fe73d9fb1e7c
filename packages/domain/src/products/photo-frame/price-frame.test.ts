import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import { formatsOf } from '../../catalogue/formats.ts'
import type { Material } from '../../catalogue/vocabulary.ts'
import { formatMoney } from '../../money/format-money.ts'
import { discountShare, sumMoney } from '../../money/money.ts'
import type { Price } from '../../prices/price-result.ts'
import { LOCALES } from '../../shops/locales.ts'
import { shopFor } from '../../shops/shop.ts'
import { checkFrameConfiguration } from './check-configuration.ts'
import { arbitraryConfiguration } from './configuration.fixture.ts'
import type { FrameConfigurationInput } from './configuration.ts'
import { normaliseFrameConfiguration } from './normalise-configuration.ts'
import { priceFrame, unitPriceFrame } from './price-frame.ts'

const german = shopFor('passepartout', 'de-DE')
const BEFORE = new Date('2026-11-01T12:00:00Z')
const DURING = new Date('2026-11-21T12:00:00Z')

function price(input: FrameConfigurationInput, { shop = german, at = BEFORE, quantity = 1 } = {}): Price {
  const { configuration, corrections } = normaliseFrameConfiguration(catalogue, input, shop)
  expect(corrections).toEqual([])
  const result = priceFrame(priceBook, catalogue, configuration, shop, { at, quantity })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

const SIZES = ['300x200', '450x300', '600x400', '900x600', '1200x800', '1500x1000']
// Domain facts 2.2, EUR including VAT.
const LADDER: [Material, string[], string][] = [
  ['poster', [], '6.95 9.95 12.95 22.95 37.95 55.90'],
  ['hahnemuehle', [], '13.95 19.95 27.95 51.90 83.90 126.90'],
  ['leinwand', [], '19.95 25.95 33.95 57.90 89.90 132.90'],
  ['forexplatte', [], '16.95 23.95 31.95 56.90 90.90 135.90'],
  ['aludibond', [], '23.95 32.95 45.95 81.90 133.90 199.90'],
  ['aludibond', ['materialausfuehrung-gebuerstet'], '26.95 36.95 50.90 90.90 147.90 220.90'],
  ['acrylglas', [], '27.95 38.95 54.90 100.90 163.90 246.90'],
  ['echtglas', [], '32.95 45.95 64.90 116.90 190.90 284.90'],
  ['gallerybond', [], '43.95 60.90 85.90 155.90 254.90 381.90'],
]

describe('the price of a picture', () => {
  it.each(LADDER)('follows the ladder: %s %j', (materialType, optionTypes, prices) => {
    const got = SIZES.map(formatType =>
      (price({ materialType, formatType, optionTypes }).current.amount / 100).toFixed(2),
    )
    expect(got.join(' ')).toBe(prices)
  })

  it('is exact, explained and valid for every configuration that can be made, and refused with reasons for the rest', () => {
    const shops = LOCALES.map(locale => shopFor('passepartout', locale))
    const anyCase = fc
      .constantFrom(...shops)
      .chain(shop => arbitraryConfiguration(shop).map(configuration => ({ shop, configuration })))
    fc.assert(
      fc.property(
        anyCase,
        fc.constantFrom(BEFORE, DURING),
        fc.integer({ min: 1, max: 200 }),
        ({ shop, configuration }, at, quantity) => {
          const check = checkFrameConfiguration(catalogue, configuration, shop)
          const result = priceFrame(priceBook, catalogue, configuration, shop, { at, quantity })
          expect(result.ok).toBe(check.ok)
          if (!result.ok) {
            expect(result).toEqual(check)
            expect(result.problems.length).toBeGreaterThan(0)
            return
          }
          const { parts, current, original, total, totalOriginal } = result
          expect(
            sumMoney(
              parts.map(part => part.current),
              shop.currency,
            ),
          ).toEqual(current)
          expect(
            sumMoney(
              parts.map(part => part.original),
              shop.currency,
            ),
          ).toEqual(original)
          for (const part of parts) expect(part.current.amount).toBeLessThanOrEqual(part.original.amount)
          expect(current.amount).toBeGreaterThan(300)
          expect([total.amount, totalOriginal.amount]).toEqual([
            current.amount * quantity,
            original.amount * quantity,
          ])
          expect(result.discountShare).toBe(discountShare(original, current))
          expect(result.vatIncluded).toBe(shop.country !== 'com')
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('is the same in both orientations and never falls with size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 1200 }),
        fc.integer({ min: 200, max: 1000 }),
        (width, height) => {
          const at = (w: number, h: number) =>
            price({ materialType: 'acrylglas', formatType: `${w}x${h}` }).current.amount
          expect(at(width, height)).toBe(at(height, width))
          expect(at(width + 10, height)).toBeGreaterThanOrEqual(at(width, height))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('ends in 95 below 50 and in 90 from there on', () => {
    for (const locale of LOCALES) {
      for (const formatType of ['300x200', '600x400', '1500x1000']) {
        const { amount } = price(
          { materialType: 'poster', formatType },
          { shop: shopFor('passepartout', locale) },
        ).current
        expect(amount % 100).toBe(amount < 5000 ? 95 : 90)
      }
    }
  })

  it.each([
    ['de-DE', '33,95 €', 19],
    ['de-AT', '€ 33,95', 20],
    ['de-CH', 'CHF 42.95', 8.1],
    ['en-GB', '£30.95', 20],
    ['en-US', '$32.95', 0],
    ['fr-LU', '33,95 €', 17],
  ] as const)('of a 60 x 40 canvas in %s is %s with %d per cent VAT', (locale, text, vatRate) => {
    const result = price(
      { materialType: 'leinwand', formatType: '600x400' },
      { shop: shopFor('passepartout', locale) },
    )
    expect(formatMoney(result.current, locale).replaceAll('\u00a0', ' ')).toBe(text)
    expect(result.vatRate).toBe(vatRate)
  })

  it('tells each part: frame by perimeter, glass by area, mat by share, options by step', () => {
    const framed = price({
      materialType: 'poster',
      formatType: '900x600',
      frameType: 'holzrahmen',
      matType: 'mat-weiss',
      optionTypes: ['glas-museum'],
    })
    expect(framed.parts.map(({ code, value, current }) => `${code} ${value} ${current.amount}`)).toEqual([
      'material poster 2295',
      'frame holzrahmen-schwarz 4400',
      'glass glas-museum 3400',
      'mat mat-weiss 1200',
    ])
    const drilled = price({
      materialType: 'acrylglas',
      formatType: '600x400',
      optionTypes: ['bohrung-ecken', 'druckverfahren-fineart-matt'],
    })
    expect(drilled.parts.map(({ current }) => current.amount)).toEqual([5490, 575, 600])
  })

  it('does not know campaigns of other channels', () => {
    const cards = shopFor('kartenliebe', 'de-DE')
    expect(price({ materialType: 'leinwand' }, { shop: cards, at: DURING }).discountShare).toBe(0)
  })

  it('counts a nonsensical quantity as one piece', () => {
    for (const quantity of [0, -1, 1.5, Number.NaN])
      expect(price({ materialType: 'poster' }, { quantity }).quantity).toBe(1)
  })
})

describe('the price of one piece for lists', () => {
  it('is the current and original price, and the VAT, of the full reckoning, for every material, format and shop', () => {
    for (const locale of ['de-DE', 'de-CH', 'en-US'] as const) {
      const shop = shopFor('passepartout', locale)
      for (const material of catalogue.materials) {
        for (const formatType of formatsOf(catalogue, material, shop)) {
          const input = { materialType: material.id, formatType }
          const { configuration } = normaliseFrameConfiguration(catalogue, input, shop)
          const full = priceFrame(priceBook, catalogue, configuration, shop, { at: DURING })
          const unit = unitPriceFrame(priceBook, catalogue, configuration, shop, DURING)
          if (!full.ok || !unit.ok) throw new Error(`${material.id} ${formatType} has no price`)
          const { current, original, discountShare, vatRate } = full
          expect(unit).toEqual({ ok: true, current, original, discountShare, vatRate })
        }
      }
    }
  })
})
