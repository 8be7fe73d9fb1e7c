import { cancelPayment, type PaymentContext } from '@passepartout/commerce/payments'
import { isChangeable } from '@passepartout/commerce/stored-orders'
import { cancelOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  countVouchersIssuedForOrder,
  findOrderById,
  type OrderRow,
  type OrderTransitionResult,
  transitionOrderWith,
} from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { requestedOrder } from './requested-order.ts'
import { toOrderPayload } from './to-order-payload.ts'

export const cancelOrderRoute = route(
  cancelOrder,
  schemas.cancelOrder,
  async (context, { params: { token } }) => {
    const { db, now } = context
    const order = await requestedOrder(context, token)
    if ('refused' in order) return order
    if (order.state !== 'cancelled') {
      if (!isChangeable(order, now)) return refuse('conflict', { text: 'order.too-late' })
      const moved = await cancelPlacedOrder(context, { order, actor: 'customer', reason: 'customer' })
      if (!moved.ok) return refuse('conflict', { text: 'order.too-late' })
    }
    const cancelled = (await findOrderById(db, order.id)) ?? order
    return success({ order: await toOrderPayload(context, cancelled, token) })
  },
)

interface CancelOrderInput {
  order: Pick<OrderRow, 'id'>
  /** As recorded in the order events. */
  actor: string
  reason: string
}

/**
 * Cancels an order, releases its vouchers and requests the refund of payments. Idempotent. An order whose gift vouchers
 * have been issued cannot be cancelled, because their holders can redeem them.
 */
export async function cancelPlacedOrder(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  { order: { id: orderId }, actor, reason }: CancelOrderInput,
): Promise<OrderTransitionResult> {
  if ((await countVouchersIssuedForOrder(db, orderId)) > 0) return { ok: false, reason: 'not-allowed' }
  const step = { orderId, move: 'cancelled', actor, details: { reason }, key: 'cancelled', now } as const
  return transitionOrderWith(db, step, tx => cancelPayment(tx, { orderId, key: 'cancelled', now }))
}
