import type { OrderRow } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { findLinkedOrder } from '../checkout/index.ts'

/**
 * The order that a signed link opens, in the shop it was placed in. Whatever is wrong with a link, there is no such
 * order: nobody learns which ones there are.
 */
export async function requestedOrder(
  { db, shop, keys }: Pick<CallContext, 'db' | 'shop' | 'keys'>,
  token: string,
): Promise<OrderRow | Refusal> {
  const order = await findLinkedOrder(db, token, keys.order)
  if (!order || order.channel !== shop.channel || order.country !== shop.country) return refuse('not-found')
  return order
}
