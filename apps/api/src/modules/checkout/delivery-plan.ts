import {
  amountMissingForFreeShipping,
  arrivalDay,
  chosenShipping,
  type OrderTotals,
  offeredShipping,
  type PaymentMethod,
  paymentStart,
  type ShippingOption,
  shippingOptions,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { CheckoutLine } from './checkout-lines.ts'

/** Shipping of an order, its delivery day and its effect on the totals. */
export interface DeliveryPlan {
  /** `options` are offered now; `possible` includes those that a page may have shown before. */
  shipping: { options: ShippingOption[]; possible: ShippingOption[]; chosen: ShippingOption | undefined }
  /** The option used in the totals: the chosen one, else the first. */
  way: ShippingOption | undefined
  sums: OrderTotals
  /** Amount missing for free shipping, in minor units. */
  untilFree: number | undefined
  /** The day on which the payment is expected, from which delivery days count; null when they count at once. */
  moneyDay: string | null
  /** The day on which everything has arrived, by payment method. */
  arrivals: (method: PaymentMethod) => string | undefined
}

interface Wish {
  /** The chosen payment method, else all that are offered. */
  payments: readonly PaymentMethod[]
  storedOption: string | null
  sumsWith: (shipping: number) => OrderTotals
}

/**
 * Delivery days count from the fastest payment method; when vouchers cover everything, there is no wait for payment.
 */
export function planDelivery(
  context: CallContext,
  lines: readonly CheckoutLine[],
  { payments, storedOption, sumsWith }: Wish,
): DeliveryPlan {
  const { delivery, shop, now } = context
  const planWith = (ways: readonly PaymentMethod[]) => {
    const possible = optionsFor(context, lines, ways)
    const options = offeredShipping(possible)
    const chosen = chosenShipping(possible, storedOption)
    const way = chosen ?? options[0]
    const moneyDay = paymentStart(delivery, shop.country, ways, now).moneyDay ?? null
    return { shipping: { options, possible, chosen }, way, sums: sumsWith(way?.amount ?? 0), moneyDay }
  }
  const planned = planWith(payments)
  const free = planned.sums.due === 0 ? planWith(['free']) : undefined
  const plan = free?.sums.due === 0 ? free : planned
  const sent = sentLines(lines)
  const goods = goodsIn(sent.all)
  return {
    ...plan,
    untilFree: amountMissingForFreeShipping(context.priceBook, { shop, goods }, plan.shipping.options[0]),
    arrivals: method =>
      plan.way &&
      arrivalDay(delivery, { shop, lines: sent.sent, at: now, payments: [method] }, plan.way.speed),
  }
}

/** Lines shipped to the order's own address; all lines when every copy goes to a recipient. */
function sentLines(lines: readonly CheckoutLine[]) {
  const all = lines.flatMap(({ item, order, left }) =>
    order?.sent ? [{ item, sent: order.sent, total: order.total.amount, left }] : [],
  )
  const own = all
    .filter(({ left }) => left > 0)
    .map(line => ({ ...line, sent: { ...line.sent, count: line.left } }))
  return { all, own, sent: own.length > 0 ? own : all }
}

const goodsIn = (lines: readonly { total: number }[]): number =>
  lines.reduce((sum, { total }) => sum + total, 0)

function optionsFor(
  { priceBook, selling, delivery, shop, now }: CallContext,
  lines: readonly CheckoutLine[],
  payments: readonly PaymentMethod[],
): ShippingOption[] {
  const { all, own, sent } = sentLines(lines)
  const options = shippingOptions(priceBook, selling.shipping, delivery, {
    ...{ shop, lines: sent, goods: goodsIn(all), at: now, payments },
  })
  // When every copy goes to a recipient, the order has no parcel of its own.
  return own.length > 0
    ? options
    : options.filter(({ speed }) => speed === 'standard').map(option => ({ ...option, amount: 0 }))
}
