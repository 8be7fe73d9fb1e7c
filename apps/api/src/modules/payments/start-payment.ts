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
import { AppError, money, type PaymentMethod, TOLD_NUMBERS } from '@passepartout/domain'
import { providerOf } from '../../adapters/payment/payment-provider.ts'
import { translatorFor } from '../../messages/messages.ts'
import { markPaymentPaid, nextPollAt } from './apply-provider-status.ts'
import { availablePaymentMethods, paymentMethodContext } from './available-payment-methods.ts'
import type { PaymentContext } from './payment-context.ts'
import { transferReference } from './payment-slip.ts'

/** How long a provider's page and the order behind it wait for a payer. */
export const PROVIDER_SESSION_MS: number = TOLD_NUMBERS.cardHours * 3_600_000

/**
 * Writes that an order is to be paid, in the transaction that writes the order, and moves the order on: it waits for
 * money, is paid already where nothing is due, or is made on account. Asks nobody outside. The order is one that this
 * transaction has written or holds.
 *
 * @throws AppError `conflict` where the order cannot be paid that way, or is being paid already
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
    // The session's name takes its place once there is one.
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
  /** Where the customer pays; none where nothing is left to do there, or where the provider does not answer. */
  paymentUrl: string | null
}

/**
 * Begins to pay an order that is written: opens the provider's page where the method has one. To be called after the
 * order's transaction, as it asks outside; calling it again begins nothing twice. A provider that does not answer
 * leaves the payment open, to be begun again from the order's page. `opened` is what `openPayment` wrote just now.
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
