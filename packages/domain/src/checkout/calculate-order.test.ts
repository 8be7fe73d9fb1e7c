import { isQuickRun } from '@passepartout/testing'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { priceBook } from '../catalogue/catalogue.fixture.ts'
import { vatInGross, vatRateOn } from '../prices/vat.ts'
import { COUNTRY_CODES } from '../shops/locales.ts'
import { type CalculatedLine, calculateOrder } from './calculate-order.ts'
import { lookUpSalesTax, orderTaxes, resolveTaxRule, type TaxRule } from './order-tax.ts'
import { selling } from './selling.fixture.ts'

const DAY = '2026-11-23'
const ORDERS = isQuickRun ? 10_000 : 100_000
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const goods = (total: number, vatRate = 19, totalOriginal = total): CalculatedLine => ({
  total,
  totalOriginal,
  vatRate,
  isVoucher: false,
})
const sold = (total: number): CalculatedLine => ({ total, totalOriginal: total, vatRate: 0, isVoucher: true })
const included: TaxRule = { kind: 'included', standardRate: 19 }

const anyRate = fc.constantFrom(19, 7, 8.1, 20, 21, 0)
const anyLine = fc
  .record({
    total: fc.integer({ min: 0, max: 500_000 }),
    off: fc.integer({ min: 0, max: 90_000 }),
    vatRate: anyRate,
    isVoucher: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ total, off, vatRate, isVoucher, share }) => ({
    line: isVoucher ? sold(total) : goods(total, vatRate, total + off),
    promotion: isVoucher ? 0 : Math.floor(total * share),
  }))
const anyRule = fc.oneof(
  fc.record({ kind: fc.constant('included' as const), standardRate: anyRate }),
  fc.record({ kind: fc.constant('reverse-charge' as const), standardRate: anyRate }),
  fc.record({
    kind: fc.constant('on-top' as const),
    state: fc.constantFrom('CA', null),
    rate: fc.constantFrom(0, 4, 7.25, 6.875, 4.225),
    taxesShipping: fc.boolean(),
  }),
)
const anyOrder = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  shipping: fc.integer({ min: 0, max: 20_000 }),
  tax: anyRule,
  vouchers: fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 3 }),
})

describe('an order', () => {
  it('agrees to the cent: lines, discounts, shipping, rates, vouchers, total', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, shipping, tax, vouchers }) => {
        const order = lines.map(({ line }) => line)
        const shares = lines.map(({ promotion }) => promotion)
        const left = vouchers.map((amount, index) => ({ id: `v${index}`, left: amount }))
        const all = calculateOrder({ lines: order, promotionShares: shares, shipping, tax, vouchers: left })
        const minus = all.reduction + all.promotion + all.relief
        if (all.goods - minus + all.shipping + all.taxOnTop !== all.total) throw new Error('total')
        if (all.total - sum(all.vouchers.map(({ amount }) => amount)) !== all.due) throw new Error('due')
        if (sum(all.reliefShares) + all.shippingRelief !== all.relief) throw new Error('relief')
        if (all.due < sum(order.map(line => (line.isVoucher ? line.total : 0))))
          throw new Error('voucher for voucher')
        if (all.vouchers.some(({ amount }, index) => amount < 0 || amount > (vouchers[index] ?? 0)))
          throw new Error('overdrawn')
        const parts = order.map(
          (line, index) => line.total - (shares[index] ?? 0) - (all.reliefShares[index] ?? 0),
        )
        if (parts.some(part => part < 0 || !Number.isSafeInteger(part))) throw new Error('part')
        if (sum(parts) + all.shipping - all.shippingRelief + all.taxOnTop !== all.total)
          throw new Error('parts')
        if (new Set(all.taxes.map(({ rate }) => rate)).size !== all.taxes.length) throw new Error('rates')
        // The bases of all tax rates add up to the taxable total.
        if (tax.kind === 'included') {
          const base = all.taxes.map(({ rate, amount }) => (rate === 0 ? 0 : (amount * (100 + rate)) / rate))
          const zero = all.taxes.some(({ rate }) => rate === 0)
          const taxed =
            sum(order.map((line, index) => (line.isVoucher ? 0 : line.total - (shares[index] ?? 0)))) +
            shipping
          if (!zero && all.taxes.length > 0 && Math.abs(sum(base) - taxed) > 16 * all.taxes.length)
            throw new Error('base')
        }
      }),
      { numRuns: ORDERS },
    )
  })

  it('rounds the tax once per rate', () => {
    const all = calculateOrder({
      lines: [goods(1003), goods(1003), goods(1003)],
      shipping: 0,
      tax: included,
      vouchers: [],
    })
    expect(all.taxes).toEqual([{ rate: 19, amount: vatInGross(3009, 19) }])
  })

  it('is paid by vouchers in the order they were entered, in part or in full', () => {
    const paid = (lines: CalculatedLine[], ...left: number[]) => {
      const vouchers = left.map((amount, index) => ({ id: String(index), left: amount }))
      const all = calculateOrder({ lines, shipping: 495, tax: included, vouchers })
      return [...all.vouchers.map(({ amount }) => amount), all.due]
    }
    expect(paid([goods(5000)], 2500)).toEqual([2500, 2995])
    expect(paid([goods(5000)], 2500, 9000)).toEqual([2500, 2995, 0])
    expect(paid([goods(5000)], 0, 9000, 100)).toEqual([0, 5495, 0, 0])
  })

  it('pays no voucher with a voucher', () => {
    const all = calculateOrder({
      lines: [goods(1000), sold(5000)],
      shipping: 0,
      tax: included,
      vouchers: [{ id: 'v', left: 9000 }],
    })
    expect(all).toMatchObject({ vouchers: [{ amount: 1000 }], due: 5000 })
  })
})

describe('tax', () => {
  it('of shipping follows the goods, zero-rated books included', () => {
    const british: TaxRule = { kind: 'included', standardRate: 20 }
    const line = (amount: number, rate: number) => ({ amount, rate, isVoucher: false })
    expect(orderTaxes([line(3000, 0)], 600, british).taxes).toEqual([{ rate: 0, amount: 0 }])
    expect(orderTaxes([line(3000, 0), line(3000, 20)], 600, british).taxes).toEqual([
      { rate: 20, amount: vatInGross(3300, 20) },
      { rate: 0, amount: 0 },
    ])
  })

  it('of the sending of a voucher is the standard one, of the voucher none', () => {
    const voucher = { amount: 2500, rate: 0, isVoucher: true }
    expect(orderTaxes([voucher], 180, included).taxes).toEqual([{ rate: 19, amount: vatInGross(180, 19) }])
    expect(orderTaxes([voucher], 0, included).taxes).toEqual([])
  })

  it('is left away, part by part, for a company abroad', () => {
    const all = calculateOrder({
      lines: [goods(12_100, 21), goods(24_200, 21)],
      shipping: 1210,
      tax: { kind: 'reverse-charge', standardRate: 21 },
      vouchers: [],
    })
    expect(all).toMatchObject({
      relief: 6510,
      reliefShares: [2100, 4200],
      shippingRelief: 210,
      total: 31_000,
      taxes: [],
    })
  })

  it('of an American state comes on top, with or without shipping', () => {
    const tax = (taxesShipping: boolean): TaxRule => ({
      kind: 'on-top',
      state: 'MN',
      rate: 6.875,
      taxesShipping,
    })
    const order = { lines: [goods(5000, 0)], shipping: 1495, vouchers: [] }
    expect(calculateOrder({ ...order, tax: tax(false) })).toMatchObject({
      taxOnTop: 344,
      total: 6839,
      vatIncluded: false,
    })
    expect(calculateOrder({ ...order, tax: tax(true) })).toMatchObject({ taxOnTop: 447, total: 6942 })
  })
})

describe('the rule of tax', () => {
  const salesTax = lookUpSalesTax({ ...selling.salesTax, nexus: ['NY'] })
  const rule = (part: Partial<Parameters<typeof resolveTaxRule>[2]>) =>
    resolveTaxRule(priceBook, salesTax, {
      country: 'fr',
      state: null,
      vatNumberCountry: null,
      plantCountry: 'de',
      day: DAY,
      ...part,
    })

  test.each([
    [{ country: 'fr' }, 'included'],
    [{ country: 'fr', vatNumberCountry: 'FR' }, 'reverse-charge'],
    // The goods still leave Germany for France.
    [{ country: 'fr', vatNumberCountry: 'AT' }, 'reverse-charge'],
    // A German company has no VAT number of another country.
    [{ country: 'fr', vatNumberCountry: 'DE' }, 'included'],
    // The goods stay in Germany.
    [{ country: 'de', vatNumberCountry: 'FR' }, 'included'],
    [{ country: 'ch', vatNumberCountry: 'FR' }, 'included'],
    [{ country: 'gb', vatNumberCountry: 'FR' }, 'included'],
    [{ country: 'com', state: 'NY' }, 'on-top'],
  ] as const)('for %j is %s', (part, kind) => {
    expect(rule(part).kind).toBe(kind)
  })

  it('follows the destination', () => {
    const rates = COUNTRY_CODES.filter(country => country !== 'com').map(country => {
      const found = rule({ country })
      return 'standardRate' in found ? `${country} ${found.standardRate}` : ''
    })
    expect(rates.join(', ')).toBe(
      'at 20, ch 8.1, de 19, it 22, li 8.1, lu 17, gb 20, es 21, be 21, fr 20, nl 21',
    )
  })

  it('takes sales tax where the seller has nexus, nothing elsewhere', () => {
    expect([rule({ country: 'com', state: 'NY' }), rule({ country: 'com', state: 'CA' })]).toEqual([
      { kind: 'on-top', state: 'NY', rate: 4, taxesShipping: true },
      { kind: 'on-top', state: 'CA', rate: 0, taxesShipping: false },
    ])
  })

  it('zero-rates bound books in Britain and nowhere else', () => {
    const zero = COUNTRY_CODES.filter(
      country => country !== 'com' && vatRateOn(priceBook.vat, country, 'photobook', DAY).rate === 0,
    )
    expect(zero).toEqual(['gb'])
  })
})
