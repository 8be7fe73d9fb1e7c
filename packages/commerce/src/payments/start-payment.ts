import {
  addPayment,
  changePayment,
  type Database,
  findActivePayment,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  setPaymentMethod,
  transitionLockedOrder,
} from '@passepartout/db'
import { AppError, money, type PaymentMethod, TEXT_NUMBERS } from '@passepartout/domain'
import { translatorFor } from '../messages/index.ts'
import { markPaymentPaid, nextPollAt } from './apply-provider-status.ts'
import { availablePaymentMethods, paymentMethodContext } from './available-payment-methods.ts'
import type { PaymentContext } from './payment-context.ts'
import { transferReference } from './payment-slip.ts'
import { providerOf } from './providers/payment-provider.ts'

/** How long a provider's page and its order wait for the payment. */
export const PROVIDER_SESSION_MS: number = TEXT_NUMBERS.cardHours * 3_600_000

/**
 * Creates the payment of an order in the order's transaction and advances the order: it awaits payment, is paid when
 * nothing is due, or is produced on account. Makes no network request. The transaction must have created or locked the
 * order.
 *
 * @throws AppError `conflict` when the method does not apply to the order, or a payment is in progress
 */
export async function createPayment(
  tx: Database,
  context: PaymentContext,
  order: OrderRow,
  method: PaymentMethod = order.paymentMethod,
): Promise<PaymentRow> {
  const { id: orderId, due, currency, number } = order
  const { now } = context
  if (!availablePaymentMethods(context, paymentMethodContext(order)).includes(method))
    throw new AppError('conflict', { message: `${number} cannot be paid by ${method}` })
  const id = crypto.randomUUID()
  const references: Record<PaymentMethod, () => string> = {
    free: () => number,
    // Replaced by the session's id once there is one.
    stripe: () => id,
    transfer: () => transferReference(context, order),
    invoice: () => transferReference(context, order),
  }
  const payment = await addPayment(tx, {
    id,
    orderId,
    method,
    state: 'open',
    amount: due,
    currency,
    reference: references[method](),
    now,
  })
  if (method !== order.paymentMethod) await setPaymentMethod(tx, orderId, method)
  if (method === 'free') {
    await markPaymentPaid(tx, context, { order, payment, actor: 'customer' })
    return { ...payment, state: 'paid' }
  }
  if (method === 'invoice') {
    const moved = await transitionLockedOrder(tx, order, { move: 'on-account', actor: 'customer', now })
    if (!moved.ok) throw new AppError('conflict', { message: `${number} cannot be made on account` })
    await context.orderHooks.onPaid?.(tx, moved.order, { onAccount: true })
  } else if (order.state === 'placed') {
    await transitionLockedOrder(tx, order, {
      move: 'payment-awaited',
      actor: 'customer',
      key: 'payment-awaited',
      now,
    })
  }
  return payment
}

export interface PaymentStart {
  state: PaymentRow['state']
  /** The provider's page; null when nothing is left to pay, or when the provider does not respond. */
  paymentUrl: string | null
}

/**
 * Starts the payment of a stored order: creates the provider's page for methods that have one. Call it after the
 * order's transaction, because it uses the network. Idempotent. When the provider does not respond, the payment stays
 * open and can be started from the order's page. `opened` is the result of `createPayment`.
 */
export async function startPayment(
  context: PaymentContext,
  order: OrderRow,
  { returnUrl, opened }: { returnUrl: string; opened?: PaymentRow | undefined },
): Promise<PaymentStart> {
  const { db, now, log, paymentProviders } = context
  const payment =
    opened ??
    (await findActivePayment(db, order.id)) ??
    (await db.transaction(async tx => {
      const held = (await lockOrder(tx, order.id)) ?? order
      return (await findActivePayment(tx, order.id)) ?? createPayment(tx, context, held)
    }))
  const { state, method } = payment
  if (state !== 'open' || payment.url) return { state, paymentUrl: state === 'open' ? payment.url : null }
  try {
    const { number, locale, email } = order
    const started = await providerOf(paymentProviders, method).start({
      id: payment.id,
      orderNumber: number,
      amount: money(payment.amount, payment.currency),
      email,
      locale,
      title: translatorFor(locale)('payment.title', { number }),
      returnUrl,
      expiresAt: new Date(payment.createdAt.getTime() + PROVIDER_SESSION_MS),
    })
    if (!started) return { state, paymentUrl: null }
    const { session: reference, url } = started
    await changePayment(db, payment.id, { reference, url, askAt: nextPollAt(payment, now) }, now)
    return { state, paymentUrl: url }
  } catch (err) {
    log.error({ err, order: order.number }, 'starting payment failed')
    return { state, paymentUrl: null }
  }
}
