import {
  countVouchersIssuedForOrder,
  type OrderRow,
  type OrderTransitionResult,
  transitionOrderWith,
} from '@passepartout/db'
import { cancelPayment, type PaymentContext } from '../payments/index.ts'

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
