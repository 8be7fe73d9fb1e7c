import { cancelOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findOrderById, issuedForOrder, type MovedOrder, moveOrderAnd, type OrderRow } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { cancelPayment, type PaymentContext } from '../payments/index.ts'
import { askedOrder } from './asked-order.ts'
import { canChange } from './order-facts.ts'
import { shownOrder } from './shown-order.ts'

export const cancelOrderRoute = route(
  cancelOrder,
  schemas.cancelOrder,
  async (context, { params: { token } }) => {
    const { db, now } = context
    const order = await askedOrder(context, token)
    if ('refused' in order) return order
    if (order.state !== 'cancelled') {
      if (!canChange(order, now)) return refuse('conflict', { text: 'order.too-late' })
      const moved = await cancel(context, { order, actor: 'customer', reason: 'customer' })
      if (!moved.ok) return refuse('conflict', { text: 'order.too-late' })
    }
    const cancelled = (await findOrderById(db, order.id)) ?? order
    return answer({ order: await shownOrder(context, cancelled, token) })
  },
)

interface Cancelling {
  order: Pick<OrderRow, 'id'>
  /** As in the journal. */
  actor: string
  reason: string
}

/**
 * Cancels an order, gives its vouchers back and asks for the refund of what was paid; doing it twice does it once. An
 * order whose gift vouchers have been sent cannot be cancelled: whoever has their codes can spend them.
 */
export async function cancel(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  { order: { id: orderId }, actor, reason }: Cancelling,
): Promise<MovedOrder> {
  if ((await issuedForOrder(db, orderId)) > 0) return { ok: false, reason: 'not-allowed' }
  const step = { orderId, move: 'cancelled', actor, details: { reason }, key: 'cancelled', now } as const
  return moveOrderAnd(db, step, tx => cancelPayment(tx, { orderId, key: 'cancelled', now }))
}
