import { orderTaxes, type TaxRule, type TaxSum } from './order-tax.ts'

/** An order line in minor units; totals cover the whole quantity. */
export interface CalculatedLine {
  totalOriginal: number
  /** After campaigns and quantity discounts. */
  total: number
  /** Included in the price, in per cent. */
  vatRate: number
  /** A sold voucher: taxed when it is redeemed, and not payable with another voucher. */
  isVoucher: boolean
}

export interface OrderCalculationInput {
  lines: readonly CalculatedLine[]
  /** Shares of the best promotion, by order line; absent without a promotion. */
  promotionShares?: readonly number[] | undefined
  shipping: number
  tax: TaxRule
  /** Gift vouchers in the order in which they were entered, each with its balance. */
  vouchers: readonly { id: string; left: number }[]
}

/**
 * Order totals in minor units, exact: `goods - reduction - promotion - relief + shipping + taxOnTop = total` and `total
 * - vouchers = due`.
 */
export interface OrderTotals {
  goods: number
  reduction: number
  promotion: number
  promotionShares: number[]
  shipping: number
  /** Reverse-charged VAT of a company in another country: by line, of shipping, and in total. */
  reliefShares: number[]
  shippingRelief: number
  relief: number
  /** Included in the total, or on top of goods and shipping. */
  taxes: TaxSum[]
  vatIncluded: boolean
  taxOnTop: number
  total: number
  /** The amount each voucher pays, possibly 0. */
  vouchers: { id: string; amount: number }[]
  due: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Calculates order totals: discounts, shipping, taxes, and vouchers as a means of payment. */
export function calculateOrder({
  lines,
  promotionShares,
  shipping,
  tax,
  vouchers,
}: OrderCalculationInput): OrderTotals {
  const shares = lines.map((_, index) => promotionShares?.[index] ?? 0)
  const goods = sum(lines.map(({ totalOriginal }) => totalOriginal))
  const paid = sum(lines.map(({ total }) => total))
  const promotion = sum(shares)
  const { taxes, relief, shippingRelief } = orderTaxes(
    lines.map(({ total, vatRate, isVoucher }, index) => ({
      amount: total - (shares[index] ?? 0),
      rate: vatRate,
      isVoucher,
    })),
    shipping,
    tax,
  )
  const allRelief = sum(relief) + shippingRelief
  const taxOnTop = tax.kind === 'on-top' ? sum(taxes.map(({ amount }) => amount)) : 0
  const total = paid - promotion - allRelief + shipping + taxOnTop

  const sold = sum(lines.map(line => (line.isVoucher ? line.total : 0)))
  let payable = total - sold
  const paidBy = vouchers.map(({ id, left }) => {
    const amount = Math.min(Math.max(0, left), payable)
    payable -= amount
    return { id, amount }
  })
  return {
    goods,
    reduction: goods - paid,
    promotion,
    promotionShares: shares,
    shipping,
    reliefShares: relief,
    shippingRelief,
    relief: allRelief,
    taxes,
    vatIncluded: tax.kind !== 'on-top',
    taxOnTop,
    total,
    vouchers: paidBy,
    due: total - sum(paidBy.map(({ amount }) => amount)),
  }
}
