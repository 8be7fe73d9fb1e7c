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

/** What an order of nothing but this line comes to with shipping, which nobody can avoid; nothing where nothing is sent. */
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
