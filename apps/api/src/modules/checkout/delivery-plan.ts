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

/** How an order is sent, when it arrives, and what that makes of its sums. */
export interface DeliveryPlan {
  /** Ways that are sold; `possible` are all that a page may have shown before. */
  shipping: { options: ShippingOption[]; possible: ShippingOption[]; chosen: ShippingOption | undefined }
  /** What the sums count with: the chosen way, else the first. */
  way: ShippingOption | undefined
  sums: OrderTotals
  /** What is missing for free shipping, in minor units. */
  untilFree: number | undefined
  /** When the money is there that the days count from; none where they count at once. */
  moneyDay: string | null
  /** The day on which everything is there, by the way it is paid. */
  arrivals: (method: PaymentMethod) => string | undefined
}

interface Wish {
  /** The chosen way to pay, else all that are on offer. */
  payments: readonly PaymentMethod[]
  storedOption: string | null
  sumsWith: (shipping: number) => OrderTotals
}

/** Days count from the soonest way to pay; where vouchers pay everything, nothing is waited for. */
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

/** What goes to the order's own address; where every copy goes to somebody on a list, all of it. */
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
  // Where every copy goes to somebody on a list, there is no parcel beside theirs.
  return own.length > 0
    ? options
    : options.filter(({ speed }) => speed === 'standard').map(option => ({ ...option, amount: 0 }))
}
