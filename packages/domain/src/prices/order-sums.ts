import { orderTaxes } from '../checkout/order-tax.ts'
import { type Money, money } from '../money/money.ts'
import type { Shop } from '../shops/shop.ts'
import { validEntryOn } from './days.ts'
import type { PackableQuantity } from './pack-order.ts'
import type { PriceBook } from './schema.ts'
import { shippingAmount } from './shipping.ts'

export interface OrderLine {
  /** Line total, quantity included. */
  total: Money
  totalOriginal: Money
  vatRate: number
  /** A sold voucher: taxed when it is redeemed (trade facts 1). */
  isVoucher?: boolean
  /** Absent if nothing is shipped, as for a voucher by email. */
  sent?: PackableQuantity | undefined
}

export interface VatSum {
  rate: number
  amount: Money
}

/** `goods - discount + shipping = total`, exactly; the total includes the VAT. */
export interface OrderSums {
  goods: Money
  discount: Money
  shipping: Money
  total: Money
  vat: VatSum[]
  /** `false` if taxes are added at checkout. */
  vatIncluded: boolean
}

/**
 * Sums of an order. VAT is rounded once per rate on that rate's gross sum; shipping takes the rates of the goods in
 * proportion to their value. Goods that are not shipped do not count for shipping. Shipping of a voucher is taxed at
 * the standard rate, the voucher itself when it is redeemed (trade facts 1).
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

/** The same taxes as those of an order, without the row of zero-rated goods. */
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
