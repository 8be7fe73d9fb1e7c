import {
  dayInZone,
  LAB_TIME_ZONE,
  type Money,
  money,
  orderSums,
  type PartCode,
  type Price,
  type ProductConfiguration,
  packableItemOf,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

/** Total of an order with only this line including its unavoidable shipping; `undefined` when nothing is shipped. */
export function deliveredTotal(
  { catalogue, priceBook, shop, now }: Pick<CallContext, 'catalogue' | 'priceBook' | 'shop' | 'now'>,
  configuration: ProductConfiguration,
  {
    total,
    totalOriginal,
    vatRate,
    quantity,
  }: Pick<Price<PartCode>, 'total' | 'totalOriginal' | 'vatRate' | 'quantity'>,
): Money | undefined {
  const piece = packableItemOf(catalogue, configuration)
  if (!piece) return undefined
  const line = { total, totalOriginal, vatRate, sent: { piece, count: quantity } }
  const { shipping } = orderSums(priceBook, shop, [line], dayInZone(LAB_TIME_ZONE, now))
  return money(total.amount + shipping.amount, total.currency)
}
