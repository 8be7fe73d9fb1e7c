import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, LOCALES, localeFacts } from '../shops/locales.ts'
import { formatMoney, formatMoneyFrom } from './format-money.ts'
import {
  addMoney,
  discountShare,
  money,
  multiplyMoney,
  roundHalfUp,
  subtractMoney,
  sumMoney,
} from './money.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const currency = fc.constantFrom(...CURRENCIES)

describe('money', () => {
  it('adds and subtracts exactly', () => {
    fc.assert(
      fc.property(amount, amount, currency, (a, b, unit) => {
        const [first, second] = [money(a, unit), money(b, unit)]
        expect(subtractMoney(addMoney(first, second), second)).toEqual(first)
        expect(sumMoney([first, second], unit)).toEqual(addMoney(second, first))
        expect(multiplyMoney(first, 3)).toEqual(sumMoney([first, first, first], unit))
      }),
    )
  })

  it('refuses fractions and mixed currencies', () => {
    expect(() => money(1.5, 'EUR')).toThrow(RangeError)
    expect(() => money(Number.NaN, 'EUR')).toThrow(RangeError)
    expect(() => addMoney(money(1, 'EUR'), money(1, 'CHF'))).toThrow(RangeError)
    expect(() => multiplyMoney(money(1, 'EUR'), 0.5)).toThrow(RangeError)
  })

  it('rounds halves away from zero', () => {
    expect([0.5, 1.5, -0.5, -0.4, 2.4].map(roundHalfUp)).toEqual([1, 2, -1, 0, 2])
  })

  it.each([
    [3395, 2895, 15],
    [5790, 4895, 15],
    [10000, 9950, 1],
    [10000, 9951, 0],
    [200, 199, 1],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [1000, 0, 100],
    [10000, 1, 99],
    [0, 0, 0],
  ])('reduced from %i to %i shows %i per cent', (original, current, share) => {
    expect(discountShare(money(original, 'EUR'), money(current, 'EUR'))).toBe(share)
  })
})

describe('formatted money', () => {
  it.each([
    ['de-DE', '1.234,50 €'],
    ['de-AT', '€ 1.234,50'],
    ['de-CH', 'CHF 1’234.50'],
    ['de-LI', 'CHF 1’234.50'],
    ['it-CH', 'CHF 1’234.50'],
    ['fr-CH', '1’234.50 CHF'],
    ['en-GB', '£1,234.50'],
    ['en-US', '$1,234.50'],
    ['nl-NL', '€ 1.234,50'],
    ['nl-BE', '€ 1.234,50'],
    ['it-IT', '1234,50 €'],
    ['es-ES', '1234,50 €'],
    ['fr-LU', '1.234,50 €'],
  ] as const)('stands in %s as %s', (locale, text) => {
    const { currency: unit } = localeFacts(locale)
    expect(formatMoney(money(123_450, unit), locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('has two decimals, its symbol or code, and the Swiss apostrophe, in every locale', () => {
    for (const locale of LOCALES) {
      const { currency: unit } = localeFacts(locale)
      const text = formatMoney(money(98_765_400, unit), locale)
      expect(text).toMatch(/00/)
      expect(text).toMatch(unit === 'CHF' ? /987’654[.,]00/ : /[€£$]/)
      expect(text).not.toContain("'")
    }
  })

  it.each([
    ['de-DE', 'ab 6,95 €'],
    ['en-GB', 'from £6.95'],
    ['fr-FR', 'dès 6,95 €'],
    ['it-IT', 'da 6,95 €'],
    ['es-ES', 'desde 6,95 €'],
    ['nl-NL', 'vanaf € 6,95'],
  ] as const)('begins a range in %s with %s', (locale, text) => {
    const { currency: unit } = localeFacts(locale)
    expect(formatMoneyFrom(money(695, unit), locale).replaceAll('\u00a0', ' ')).toBe(text)
  })
})
