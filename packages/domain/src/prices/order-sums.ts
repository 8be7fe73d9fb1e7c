import { orderTaxes } from '../checkout/order-tax.ts'
import { type Money, money } from '../money/money.ts'
import type { Shop } from '../shops/shop.ts'
import { validEntryOn } from './days.ts'
import type { PackableQuantity } from './pack-order.ts'
import type { PriceBook } from './schema.ts'
import { shippingAmount } from './shipping.ts'

export interface OrderLine {
  /** Line totals, quantity included. */
  total: Money
  totalOriginal: Money
  vatRate: number
  /** A sold voucher: taxed when it is spent (trade facts 1). */
  isVoucher?: boolean
  /** Absent where nothing is sent: a voucher that comes by mail. */
  sent?: PackableQuantity | undefined
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
  const sent = lines.filter(line => line.sent !== undefined)
  const shipping = shippingAmount(
    book.shipping,
    shop.country,
    sent.flatMap(line => line.sent ?? []),
    sumOf(sent),
  )
  const inShop = (amount: number) => money(amount, shop.currency)
  const { included: vatIncluded, standard } = book.vat.countries[shop.country]
  const standardRate = validEntryOn(standard, day)?.percent ?? 0
  return {
    goods: inShop(goods),
    discount: inShop(goods - paid),
    shipping: inShop(shipping),
    total: inShop(paid + shipping),
    vat: vatIncluded
      ? vatOf(lines, shipping, standardRate).map(({ rate, amount }) => ({ rate, amount: inShop(amount) }))
      : [],
    vatIncluded,
  }
}

/** The same taxes as the order's; zero-rated goods show none. */
const vatOf = (lines: readonly OrderLine[], shipping: number, standardRate: number) =>
  orderTaxes(
    lines.map(({ total, vatRate, isVoucher = false }) => ({
      amount: total.amount,
      rate: vatRate,
      isVoucher,
    })),
    shipping,
    { kind: 'included', standardRate },
  ).taxes.filter(({ rate }) => rate > 0)
