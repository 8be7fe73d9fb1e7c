import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, dataFiles, priceBook } from '../catalogue/catalogue.fixture.ts'
import { formatProblems } from '../catalogue/data-files.ts'
import { money } from '../money/money.ts'
import { shopFor } from '../shops/shop.ts'
import { allocateAmount } from './allocate-amount.ts'
import { type OrderLine, orderSums } from './order-sums.ts'
import { packableAs } from './packable-items.fixture.ts'
import { parsePriceBook } from './parse-price-book.ts'
import { netOfGross, vatInGross, vatRateOn } from './vat.ts'

const DAY = '2026-11-22'
const german = shopFor('passepartout', 'de-DE')
const line = (
  total: number,
  original = total,
  vatRate = 19,
  size: 'letter' | 'parcel' | 'bulky' = 'parcel',
): OrderLine => ({
  total: money(total, 'EUR'),
  totalOriginal: money(original, 'EUR'),
  vatRate,
  isVoucher: vatRate === 0,
  sent: packableAs(size),
})
const anyLine = fc
  .tuple(
    fc.integer({ min: 1, max: 500_000 }),
    fc.integer({ min: 0, max: 50_000 }),
    fc.constantFrom(19, 7, 0),
    fc.constantFrom('parcel' as const, 'bulky' as const),
  )
  .map(([total, discount, rate, size]) => line(total, total + discount, rate, size))

describe('order sums', () => {
  it('add up exactly and round the VAT once per rate', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), lines => {
        const { goods, discount, shipping, total, vat } = orderSums(priceBook, german, lines, DAY)
        expect(goods.amount - discount.amount + shipping.amount).toBe(total.amount)
        expect(total.amount - shipping.amount).toBe(lines.reduce((sum, each) => sum + each.total.amount, 0))
        expect(new Set(vat.map(({ rate }) => rate)).size).toBe(vat.length)
        for (const { rate, amount } of vat)
          expect(amount.amount).toBeLessThanOrEqual((total.amount * rate) / (100 + rate) + 1)
      }),
    )
  })

  it('of three small lines take the VAT of their sum, not the sum of three roundings', () => {
    const { vat, shipping } = orderSums(priceBook, german, [line(1003), line(1003), line(1003)], DAY)
    expect(vat).toEqual([{ rate: 19, amount: money(vatInGross(3009 + shipping.amount, 19), 'EUR') }])
  })

  it('share shipping out over the rates of the goods', () => {
    const { vat, shipping } = orderSums(priceBook, german, [line(3000), line(1000, 1000, 7)], DAY)
    expect(shipping).toEqual(money(495, 'EUR'))
    expect(vat).toEqual([
      { rate: 19, amount: money(vatInGross(3371, 19), 'EUR') },
      { rate: 7, amount: money(vatInGross(1124, 7), 'EUR') },
    ])
  })

  it('send nothing for what comes by mail, whatever the rest of the cart is worth', () => {
    const byMail = { ...line(5000, 5000, 0), sent: undefined }
    expect(orderSums(priceBook, german, [byMail], DAY)).toMatchObject({ shipping: { amount: 0 }, vat: [] })
    const [with_, without] = [[byMail, line(1000)], [line(1000)]].map(lines =>
      orderSums(priceBook, german, lines, DAY),
    )
    expect(with_?.shipping).toEqual(without?.shipping)
    expect(with_?.vat).toEqual(without?.vat)
  })

  it('tax the sending of a voucher, not the voucher', () => {
    const { vat, shipping } = orderSums(priceBook, german, [line(2500, 2500, 0)], DAY)
    expect(shipping.amount).toBeGreaterThan(0)
    expect(vat).toEqual([{ rate: 19, amount: money(vatInGross(shipping.amount, 19), 'EUR') }])
  })

  it('zero-rate the sending of British books as the checkout does', () => {
    const british = shopFor('passepartout', 'en-GB')
    const inPounds = {
      total: money(3000, 'GBP'),
      totalOriginal: money(3000, 'GBP'),
      sent: packableAs('parcel'),
    }
    const sums = (...rates: number[]) =>
      orderSums(
        priceBook,
        british,
        rates.map(vatRate => ({ ...inPounds, vatRate })),
        DAY,
      )
    expect(sums(0).vat).toEqual([])
    const { vat, shipping } = sums(0, 20)
    const gross = 3000 + Math.ceil(shipping.amount / 2)
    expect(vat).toEqual([{ rate: 20, amount: money(vatInGross(gross, 20), 'GBP') }])
  })

  it('of an empty cart are nothing', () => {
    expect(orderSums(priceBook, german, [], DAY)).toMatchObject({
      total: { amount: 0 },
      shipping: { amount: 0 },
      vat: [],
    })
  })

  it('in the United States show no tax', () => {
    const american = shopFor('passepartout', 'en-US')
    const lines = [{ ...line(5000, 5000, 0), total: money(5000, 'USD'), totalOriginal: money(5000, 'USD') }]
    expect(orderSums(priceBook, american, lines, DAY)).toMatchObject({
      vatIncluded: false,
      vat: [],
      total: { amount: 6495, currency: 'USD' },
    })
  })
})

describe('an amount', () => {
  it('is shared out without losing a cent', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 6 }),
        (amount, weights) => {
          const parts = allocateAmount(amount, weights)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
          expect(parts.every(part => part >= 0 && Number.isInteger(part))).toBe(true)
        },
      ),
    )
  })
})

describe('VAT', () => {
  it.each([
    ['de', 'wall-art', 19],
    ['at', 'wall-art', 20],
    ['ch', 'wall-art', 8.1],
    ['li', 'card', 8.1],
    ['it', 'card', 22],
    ['lu', 'print', 17],
    ['es', 'wall-art', 21],
    ['be', 'wall-art', 21],
    ['fr', 'calendar', 20],
    ['nl', 'wall-art', 21],
    ['gb', 'wall-art', 20],
    ['gb', 'photobook', 0],
    ['de', 'photobook', 19],
  ] as const)('in %s on %s is %d per cent', (country, vatClass, rate) => {
    expect(vatRateOn(priceBook.vat, country, vatClass, '2026-11-21')).toEqual({ rate, included: true })
  })

  it('is not in American prices', () => {
    expect(vatRateOn(priceBook.vat, 'com', 'wall-art', '2026-11-21')).toEqual({ rate: 0, included: false })
  })

  it('changes on its day', () => {
    const standard = [
      { validFrom: '2021-01-01', percent: 19 },
      { validFrom: '2027-01-01', percent: 20 },
    ]
    const table = {
      ...priceBook.vat,
      countries: { ...priceBook.vat.countries, de: { included: true, standard, exceptions: {} } },
    }
    expect(
      ['2026-12-31', '2027-01-01', '2010-01-01'].map(day => vatRateOn(table, 'de', 'card', day).rate),
    ).toEqual([19, 20, 19])
  })

  it.each([
    [11_900, 19, 1900],
    [10_810, 8.1, 810],
    [100, 19, 16],
    [105, 5.5, 5],
    [0, 19, 0],
    [-11_900, 19, -1900],
    [5000, 0, 0],
  ])('in %i minor units at %d per cent is %i, and what remains is net', (gross, rate, vat) => {
    expect(vatInGross(gross, rate)).toBe(vat)
    expect(netOfGross(gross, rate)).toBe(gross - vat)
  })
})

describe('a broken price book', () => {
  type Files = Record<string, Record<string, Record<string, unknown>>>
  const problems = (change: (files: Files) => void) => {
    const files = dataFiles() as Files
    change(files)
    const result = parsePriceBook(files, catalogue)
    return result.ok ? '' : formatProblems(result.problems).join('\n')
  }

  it('is refused with file, path and reason', () => {
    const list = 'prices/wall-art.json'
    expect(problems(files => delete files[list])).toBe('prices/wall-art.json: the file is missing')
    expect(problems(files => delete files[list]!.options!['keilrahmen-38'])).toBe(
      `${list} at options: "keilrahmen-38" has no price`,
    )
    expect(problems(files => Object.assign(files[list]!.options!, { moon: {} }))).toBe(
      `${list} at options.moon: is no option value`,
    )
    expect(
      problems(files => Object.assign(files[list]!.curves!, { poster: { base: 4.5, perM2: 1 } })),
    ).toContain(`${list} at curves.poster.base`)
    expect(problems(files => delete files[list]!.curves!.poster)).toContain(`${list} at curves.poster`)
    expect(problems(files => delete files['prices/vat.json']!.countries!.gb)).toContain(
      'prices/vat.json at countries.gb',
    )
    expect(
      problems(files =>
        Object.assign(files, {
          'prices/campaigns.json': { version: '1', campaigns: [{ id: 'x', from: '2026-02-30' }] },
        }),
      ),
    ).toContain('prices/campaigns.json at campaigns[0].from')
  })
})
