import { isQuickRun } from '@passepartout/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBook } from '../catalogue/catalogue.fixture.ts'
import { type OrderLine, orderSums } from '../prices/order-sums.ts'
import { packableAs } from '../prices/packable-items.fixture.ts'
import { CURRENCIES, LANGUAGES, LOCALES, localeFacts } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { formatMoney, formatMoneyFrom } from './format-money.ts'
import { money, multiplyMoney } from './money.ts'

const shops = LOCALES.map(locale => shopFor('passepartout', locale))
const CASES = isQuickRun ? 1000 : 10_000
const RATES = [4, 5.5, 7, 8.1, 17, 19, 20, 21, 22]

const cart = fc.constantFrom(...shops).chain(shop =>
  fc.record({
    shop: fc.constant(shop),
    lines: fc.array(
      fc.record({
        unit: fc.integer({ min: 1, max: 60_000 }),
        saved: fc.integer({ min: 0, max: 10_000 }),
        quantity: fc.integer({ min: 1, max: 500 }),
        vatRate: fc.constantFrom(...RATES),
        size: fc.constantFrom('parcel' as const, 'bulky' as const),
      }),
      { maxLength: 8 },
    ),
  }),
)

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** VAT in thousandths of a minor unit, calculated in whole numbers, to compare the rounded one with. */
const exactVat = (gross: number, rate: number) => {
  const tenths = BigInt(Math.round(rate * 10))
  return Number((BigInt(gross) * tenths * 1000n) / (1000n + tenths)) / 1000
}

describe(`${CASES} carts`, () => {
  it('add up to the cent, with the VAT rounded once per rate', () => {
    fc.assert(
      fc.property(cart, ({ shop, lines }) => {
        const order: OrderLine[] = lines.map(({ unit, saved, quantity, vatRate, size }) => ({
          total: multiplyMoney(money(unit, shop.currency), quantity),
          totalOriginal: multiplyMoney(money(unit + saved, shop.currency), quantity),
          vatRate,
          sent: { ...packableAs(size), count: quantity },
        }))
        const { goods, discount, shipping, total, vat, vatIncluded } = orderSums(
          priceBook,
          shop,
          order,
          '2026-11-22',
        )
        const paid = sum(order.map(line => line.total.amount))

        expect(goods.amount - discount.amount).toBe(paid)
        expect(total).toEqual(money(paid + shipping.amount, shop.currency))
        expect(vatIncluded).toBe(shop.country !== 'com')
        const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
        expect(vat.map(({ rate }) => rate)).toEqual(vatIncluded ? rates : [])
        // Each rate is one rounding away from the exact VAT of its goods and their share of the shipping.
        for (const { rate, amount } of vat) {
          const gross = sum(order.filter(line => line.vatRate === rate).map(line => line.total.amount))
          const share = paid > 0 ? (shipping.amount * gross) / paid : 0
          expect(amount.amount).toBeGreaterThanOrEqual(exactVat(gross + Math.floor(share), rate) - 0.501)
          expect(amount.amount).toBeLessThanOrEqual(exactVat(gross + Math.ceil(share), rate) + 0.502)
        }
      }),
      { numRuns: CASES },
    )
  })
})

describe('money as it is written', () => {
  const anyMoney = fc.record({
    amount: fc.integer({ min: -999_999_999, max: 999_999_999 }),
    currency: fc.constantFrom(...CURRENCIES),
  })

  it('is read back as the same amount in every locale and currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), anyMoney, (locale, value) => {
        const text = formatMoney(value, locale)
        const [, whole = '', cents = ''] = /(\d.*?)[.,](\d\d)(?!.*\d)/.exec(text) ?? []
        const sign = /[-−]/.test(text) ? -1 : 1
        expect(money(sign * Number(whole.replace(/\D/g, '') + cents) || 0, value.currency)).toEqual(value)
      }),
      { numRuns: CASES },
    )
  })

  it('groups francs with the apostrophe U+2019 and nothing else, in every locale', () => {
    for (const locale of LOCALES)
      expect(formatMoney(money(123_456_789, 'CHF'), locale)).toMatch(/1\u2019234\u2019567[.,]89/)
  })

  it('says “from” in each of the six languages, and only where asked', () => {
    const words = { de: 'ab', en: 'from', es: 'desde', fr: 'dès', it: 'da', nl: 'vanaf' }
    expect(Object.keys(words)).toEqual([...LANGUAGES])
    for (const locale of LOCALES) {
      const { language, currency } = localeFacts(locale)
      const price = formatMoney(money(1695, currency), locale)
      expect(formatMoneyFrom(money(1695, currency), locale)).toBe(`${words[language]}\u00a0${price}`)
      expect(price).not.toContain(words[language])
    }
  })
})
