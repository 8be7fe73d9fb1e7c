import {
  articleKey,
  type PartCode,
  type Price,
  type ProductConfiguration,
  priceProduct,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { deliveredTotal } from './delivered-total.ts'
import { loadPriceHistory } from './load-price-history.ts'

export type StartingPriceSource = Pick<Price<PartCode>, 'current' | 'original' | 'discountShare' | 'vatRate'>

export const lowerPrice = <P extends StartingPriceSource>(best: P | undefined, next: P): P =>
  best && best.current.amount <= next.current.amount ? best : next

/**
 * Today's price of a product of any kind; for a reduced one the reference price comes from the recorded price history.
 */
export async function priceProductForShop(
  context: CallContext,
  configuration: ProductConfiguration,
  quantity: number,
) {
  const { catalogue, priceBook, shop, now } = context
  let price = priceProduct(priceBook, catalogue, configuration, shop, { quantity, at: now })
  if (price.ok && price.referencePrice) {
    const history = await loadPriceHistory(context, articleKey(configuration))
    price = priceProduct(priceBook, catalogue, configuration, shop, { quantity, at: now, history })
  }
  return price.ok ? { ...price, delivered: deliveredTotal(context, configuration, price) } : price
}
