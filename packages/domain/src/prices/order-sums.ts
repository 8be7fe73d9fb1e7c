import { type Money, money } from '../money/money.ts'
import type { Shop } from '../shop/shop.ts'
import { validOn } from './days.ts'
import type { PriceBook } from './schema.ts'
import { type ShippingClass, shippingAmount } from './shipping.ts'
import { vatInGross } from './vat.ts'

export interface OrderLine {
  /** Line totals, quantity included. */
  total: Money
  totalOriginal: Money
  vatRate: number
  /** Absent where nothing is sent: a voucher that comes by mail. */
  shippingClass?: ShippingClass | undefined
}

export interface VatSum {
  rate: number
  amount: Money
}

/** `goods - discount + shipping = total`, exactly; the VAT is contained in the total. */
export interface OrderSums {
  goods: Money
  discount: Money
  shipping: Money
  total: Money
  vat: VatSum[]
  /** `false` where taxes come on top at checkout. */
  vatIncluded: boolean
}

/**
 * Sums of an order. VAT is rounded once per rate on the rate's gross sum; shipping shares the rates of the goods in
 * proportion to their value. What is not sent counts for no shipping. Sending a voucher is taxed at the standard rate,
 * the voucher when it is spent (trade facts 1).
 *
 * @param day `YYYY-MM-DD`, for the standard rate
 */
export function orderSums(book: PriceBook, shop: Shop, lines: readonly OrderLine[], day: string): OrderSums {
  const sumOf = (some: readonly OrderLine[]) => some.reduce((sum, { total }) => sum + total.amount, 0)
  const goods = lines.reduce((sum, line) => sum + line.totalOriginal.amount, 0)
  const paid = sumOf(lines)
  const sent = lines.filter(({ shippingClass }) => shippingClass !== undefined)
  const shipping = shippingAmount(
    book.shipping,
    shop.country,
    sent.flatMap(({ shippingClass }) => shippingClass ?? []),
    sumOf(sent),
  )
  const inShop = (amount: number) => money(amount, shop.currency)
  const { included: vatIncluded, standard } = book.vat.countries[shop.country]
  const standardRate = validOn(standard, day)?.percent ?? 0
  return {
    goods: inShop(goods),
    discount: inShop(goods - paid),
    shipping: inShop(shipping),
    total: inShop(paid + shipping),
    vat: vatIncluded
      ? vatSums(lines, shipping, standardRate).map(({ rate, amount }) => ({ rate, amount: inShop(amount) }))
      : [],
    vatIncluded,
  }
}

function vatSums(lines: readonly OrderLine[], shipping: number, standardRate: number) {
  const gross = new Map<number, number>()
  const add = (rate: number, amount: number) => gross.set(rate, (gross.get(rate) ?? 0) + amount)
  const taxed = lines.filter(({ vatRate }) => vatRate > 0)
  for (const { vatRate, total } of taxed) add(vatRate, total.amount)
  if (gross.size === 0 && shipping > 0 && standardRate > 0) add(standardRate, 0)
  const rates = [...gross].sort(([a], [b]) => b - a)
  const shares = shareOut(
    shipping,
    rates.map(([, amount]) => amount),
  )
  return rates.map(([rate, amount], index) => ({
    rate,
    amount: vatInGross(amount + (shares[index] ?? 0), rate),
  }))
}

/** Splits an amount in proportion to weights; the parts are whole and add up exactly (largest remainder). */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const exact = weights.map(weight => (amount * weight) / all)
  const parts = exact.map(Math.floor)
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
