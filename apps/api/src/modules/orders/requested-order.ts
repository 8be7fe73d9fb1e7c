import { findLinkedOrder } from '@passepartout/commerce/orders'
import type { OrderRow } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

/**
 * The order of a signed link, in the shop where it was placed. Every invalid link gets the same refusal, so that it
 * reveals no orders.
 */
export async function requestedOrder(
  { db, shop, keys }: Pick<CallContext, 'db' | 'shop' | 'keys'>,
  token: string,
): Promise<OrderRow | Refusal> {
  const order = await findLinkedOrder(db, token, keys.order)
  if (!order || order.channel !== shop.channel || order.country !== shop.country) return refuse('not-found')
  return order
}
