import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../catalogue/catalogue.fixture.ts'
import type { PriceBook } from '../prices/schema.ts'
import type { ProductConfiguration } from './product-rules.ts'
import {
  checkProduct,
  enumerateProducts,
  normaliseProduct,
  priceProduct,
  quantityRuleOf,
} from './products.ts'
import type { ProductKind } from './registry.ts'
import { nearestQuantity, quantityProblem } from './shared/limits.ts'
import { allShops, expectSoundPrice, german, NOW, priceOf } from './shared/price.fixture.ts'
import type { ProductInput } from './shared/rules.ts'

const COUNTABLE = ['card', 'accessory', 'gift-voucher', 'photobox', 'photoprint'] as const
const GOODS = [...COUNTABLE, 'collage'] as const

const all: Record<(typeof COUNTABLE)[number], ProductConfiguration[]> = {
  card: [...enumerateProducts(catalogue, 'card', german)],
  accessory: [...enumerateProducts(catalogue, 'accessory', german)],
  'gift-voucher': [...enumerateProducts(catalogue, 'gift-voucher', german)],
  photobox: [...enumerateProducts(catalogue, 'photobox', german)],
  photoprint: [...enumerateProducts(catalogue, 'photoprint', german)],
}
const shops = fc.constantFrom(...allShops)
const anyOf = (kind: (typeof COUNTABLE)[number]) => fc.constantFrom(...all[kind])
const isFree = (product: ProductConfiguration) => product.kind === 'card' && product.isSample

/** Input that a customer, a crawler or an attacker may send. */
const known = [
  ...new Set(
    COUNTABLE.flatMap(kind => all[kind].slice(0, 4000)).flatMap(product => Object.values(product).flat()),
  ),
]
const noise = fc.oneof(
  fc.constantFrom(...known, '__proto__', 'constructor', '', null),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
)
const FIELDS = [
  ...new Set(COUNTABLE.flatMap(kind => Object.keys(all[kind][0] ?? {}))),
  ...[
    'designId',
    'samplesBefore',
    'photoboxQuantityMax',
    'materialType',
    'optionTypes',
    'frameType',
    'matSize',
  ],
].filter(field => field !== 'kind')
const anyInput: fc.Arbitrary<ProductInput> = fc.dictionary(fc.constantFrom(...FIELDS), noise, { maxKeys: 8 })

describe.each(COUNTABLE)('every %s that can be made', kind => {
  it('passes its own rules', () => {
    const refused = all[kind].filter(product => !checkProduct(catalogue, product, german).ok)
    expect(refused).toEqual([])
  })

  it('has a sound price in every shop that sells it, at every quantity', () => {
    fc.assert(
      fc.property(shops, anyOf(kind), fc.integer({ min: 1, max: 5000 }), (shop, product, wanted) => {
        if (isFree(product) || !checkProduct(catalogue, product, shop).ok) return
        const rule = quantityRuleOf(catalogue, product)
        const quantity = rule ? nearestQuantity(rule, wanted) : wanted
        expectSoundPrice(priceOf(product, { shop, quantity }), shop)
      }),
      { numRuns: 500 },
    )
  })

  it('never costs more a piece when more are ordered', () => {
    fc.assert(
      fc.property(shops, anyOf(kind), fc.integer({ min: 1, max: 5000 }), (shop, product, wanted) => {
        if (isFree(product) || !checkProduct(catalogue, product, shop).ok) return
        const rule = quantityRuleOf(catalogue, product)
        const some = rule ? nearestQuantity(rule, wanted) : wanted
        const more = rule ? nearestQuantity(rule, some + 1) : some + 1
        const unit = (quantity: number) => priceOf(product, { shop, quantity }).current.amount
        expect(unit(more)).toBeLessThanOrEqual(unit(some))
      }),
      { numRuns: 300 },
    )
  })

  it('names its quantity tiers by what they cost', () => {
    fc.assert(
      fc.property(shops, anyOf(kind), (shop, product) => {
        if (!checkProduct(catalogue, product, shop).ok) return
        const rule = quantityRuleOf(catalogue, product)
        for (const { from, unit } of priceOf(product, { shop }).quantityTiers) {
          if (rule && quantityProblem(rule, from)) continue
          expect(priceOf(product, { shop, quantity: from }).current).toEqual(unit)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe.each(GOODS)('a %s of whatever arrived', kind => {
  it('can always be made where it is sold, and stays as it is the second time', () => {
    fc.assert(
      fc.property(shops, anyInput, (shop, input) => {
        const first = normaliseProduct(catalogue, kind, input, shop, NOW)
        const check = checkProduct(catalogue, first.configuration, shop)
        const problems = check.ok ? [] : check.problems.filter(({ code }) => code !== 'not-sold-here')
        expect(problems).toEqual([])
        const again = normaliseProduct(catalogue, kind, { ...first.configuration }, shop, NOW)
        expect(again).toEqual({ configuration: first.configuration, corrections: [] })
      }),
      { numRuns: 300 },
    )
  })
})

describe('a campaign', () => {
  const reducing = (reduction: PriceBook['campaigns'][number]['reduction']): PriceBook => ({
    ...priceBook,
    campaigns: [{ id: 'everything', from: '2026-11-01', until: '2026-11-30', reduction }],
  })
  const byPercent = reducing({ percent: 90 })
  const byAmount = reducing({ amount: { EUR: 100_000 } })

  it.each(COUNTABLE)('never pushes the price of a %s below nothing', kind => {
    for (const product of all[kind].slice(0, 300)) {
      for (const book of [byPercent, byAmount]) {
        const { current, original } = priceOf(product, { book })
        expect(current.amount).toBeGreaterThanOrEqual(0)
        expect(current.amount).toBeLessThanOrEqual(original.amount)
      }
    }
  })

  it('reduces cards but neither vouchers nor samples', () => {
    const share = (kind: ProductKind, input: ProductInput) =>
      priceOf(normaliseProduct(catalogue, kind, input, german, NOW).configuration, { book: byPercent })
        .discountShare
    expect(share('card', {})).toBe(90)
    expect(share('card', { isSample: true, samplesBefore: 3 })).toBe(0)
    expect(share('gift-voucher', {})).toBe(0)
  })
})

describe('quantities', () => {
  const codes = (kind: ProductKind, quantity: number, input: ProductInput = {}) => {
    const { configuration } = normaliseProduct(catalogue, kind, input, german, NOW)
    const price = priceProduct(priceBook, catalogue, configuration, german, { at: NOW, quantity })
    return price.ok ? 'ok' : price.problems.map(({ field, code }) => `${field}: ${code}`).join()
  }

  it.each<[ProductKind, number, string]>([
    ['card', 1, 'ok'],
    ['card', 5000, 'ok'],
    ['card', 5001, 'quantity: quantity-too-large'],
    ['card', 0, 'quantity: quantity-too-small'],
    ['card', 2.5, 'quantity: quantity-too-small'],
    ['accessory', 10, 'ok'],
    ['accessory', 7, 'quantity: quantity-not-offered'],
    ['accessory', 5000, 'ok'],
    ['photoprint', 2001, 'quantity: quantity-too-large'],
    ['gift-voucher', 51, 'quantity: quantity-too-large'],
  ])('%s x %d: %s', (kind, quantity, expected) => {
    expect(codes(kind, quantity)).toBe(expected)
  })

  it('of a sample are one', () => {
    expect(codes('card', 2, { isSample: true })).toBe('quantity: quantity-too-large')
    expect(nearestQuantity({ min: 1, max: 1 }, 40)).toBe(1)
  })
})
