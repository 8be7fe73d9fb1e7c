import {
  changePayment,
  findActivePayment,
  listOrderPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  renewVoucherReservations,
} from '@passepartout/db'
import type { PaymentMethod } from '@passepartout/domain'
import { applyProviderStatus } from './apply-provider-status.ts'
import { availablePaymentMethods, paymentMethodContext } from './available-payment-methods.ts'
import type { PaymentContext } from './payment-context.ts'
import { receivedAmount } from './payment-status-payload.ts'
import { providerOf } from './providers/payment-provider.ts'
import { createPayment, type PaymentStart, startPayment } from './start-payment.ts'

/**
 * `not-awaited`: the order is paid, being paid or cancelled. `not-offered`: not in this shop, or not to this customer.
 * `voucher-spent`: a voucher of the order was used for another one meanwhile.
 */
export type RetryPaymentResult =
  | ({ ok: true } & PaymentStart)
  | { ok: false; reason: 'not-awaited' | 'not-offered' | 'voucher-spent' }

/**
 * Starts another payment for an unpaid order, by the same or another method. The former attempt is cancelled at its
 * provider first; if it turns out to be paid, no new one is started. Released vouchers of the order are reserved again.
 */
export async function retryPayment(
  context: PaymentContext,
  order: OrderRow,
  { method, returnUrl }: { method: PaymentMethod; returnUrl: string },
): Promise<RetryPaymentResult> {
  const { db, now } = context
  const { id } = order
  const offered = availablePaymentMethods(context, paymentMethodContext(order))
  if (!offered.includes(method)) return { ok: false, reason: 'not-offered' }
  const goesOn = (payment: PaymentRow | undefined) => payment?.method === method && payment.state === 'open'
  if (!goesOn(await findActivePayment(db, id))) await cancelAttempts(context, id)
  const refused = await db.transaction(async tx => {
    const held = await lockOrder(tx, id)
    const alive = await findActivePayment(tx, id)
    const isAwaited = held?.state === 'placed' || held?.state === 'awaiting-payment'
    if (!isAwaited || (alive && alive.state !== 'open')) return 'not-awaited'
    const { missing } = await renewVoucherReservations(tx, { orderId: id, now })
    if (missing > 0) return 'voucher-spent'
    if (goesOn(alive)) return undefined
    // After a partial transfer only another transfer can pay the rest.
    if (method !== 'transfer' && (await receivedAmount(tx, id)) > 0) return 'not-offered'
    if (alive) await changePayment(tx, alive.id, { state: 'cancelled', askAt: alive.url ? now : null }, now)
    await createPayment(tx, context, held, method)
    return undefined
  })
  if (refused) return { ok: false, reason: refused }
  return { ok: true, ...(await startPayment(context, order, { returnUrl })) }
}

/** Cancels the open attempts at their providers; when one does not respond, reconciliation cancels it later. */
async function cancelAttempts(context: PaymentContext, orderId: string): Promise<void> {
  const { db, log } = context
  for (const payment of await listOrderPayments(db, orderId)) {
    if (payment.url === null || (payment.state !== 'open' && payment.state !== 'refused')) continue
    await cancelAttempt(context, payment).catch(err =>
      log.warn({ err, payment: payment.id }, 'cancelling payment failed'),
    )
  }
}

/**
 * Cancels an attempt at its provider and applies its status if it was paid meanwhile. Throws when the provider does not
 * respond.
 */
export async function cancelAttempt(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const status = await providerOf(context.paymentProviders, payment.method).cancel(payment.reference)
  if (status) await applyProviderStatus(context, payment.id, status)
}
