import {
  changeBankEntry,
  changePayment,
  type Database,
  findActivePayment,
  findPayment,
  insertBankEntry,
  lockOrder,
  type OrderRow,
  type OrderTransitionInput,
  type PaymentRow,
  recordProviderEvent,
  transitionLockedOrder,
  transitionOrder,
} from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE, MINUTE_MS } from '@passepartout/domain'
import type { PaymentContext } from './payment-context.ts'
import type { ProviderStatus } from './providers/payment-provider.ts'

const LONGEST_PAUSE_MS = 60 * MINUTE_MS

/** Time of the next poll: often while the payer is on the provider's page, then increasingly rarely. */
export function nextPollAt({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): Date {
  const pause = (now.getTime() - createdAt.getTime()) / 4
  return new Date(now.getTime() + Math.min(LONGEST_PAUSE_MS, Math.max(MINUTE_MS, pause)))
}

interface PaymentSettlement {
  order: OrderRow
  payment: PaymentRow
  /** `bank`, `stripe`, `operator:<name>`, or `customer` when nothing was due. */
  actor: string
  details?: Record<string, unknown>
}

/**
 * Marks a payment as paid: the order may be produced, unless it already is, on account. Runs in a transaction that has
 * locked the order.
 */
export async function markPaymentPaid(
  tx: Database,
  { orderHooks, now, log }: PaymentContext,
  { order, payment, actor, details = {} }: PaymentSettlement,
): Promise<void> {
  await changePayment(tx, payment.id, { state: 'paid', askAt: null }, now)
  const isAwaited = order.state === 'placed' || order.state === 'awaiting-payment'
  const { amount, currency, method, id } = payment
  const step: Omit<OrderTransitionInput, 'orderId'> = {
    move: isAwaited ? 'paid' : 'invoice-paid',
    actor,
    details: { amount, currency, method, ...details },
    key: `paid:${id}`,
    now,
  }
  // A free order is paid in the transaction that creates its payment, so its lock is already held and its state known.
  const moved = await (method === 'free'
    ? transitionLockedOrder(tx, order, step)
    : transitionOrder(tx, { orderId: order.id, ...step }))
  if (!moved.ok) throw new Error(`${order.number} is ${moved.state} and cannot be paid`)
  if (moved.voucherMissing !== undefined)
    log.error(
      { order: order.number, missing: moved.voucherMissing },
      'voucher already spent when order was paid',
    )
  if (isAwaited && !moved.repeated) await orderHooks.onPaid?.(tx, moved.order, { onAccount: false })
}

/** The webhook event that led to the status. */
interface SyncedOrder {
  id: string
  kind: string
}

/**
 * Applies a payment status from the provider. Idempotent: a repeated status changes nothing, nor does one older than
 * the stored state. `repeated`: the event was already processed.
 */
export function applyProviderStatus(
  context: PaymentContext,
  paymentId: string,
  status: ProviderStatus,
  event?: SyncedOrder,
): Promise<'heeded' | 'repeated'> {
  const { db, now } = context
  return db.transaction(async tx => {
    const known = await findPayment(tx, paymentId)
    const order = known && (await lockOrder(tx, known.orderId))
    // Read again under the lock: the previous holder may have changed the payment.
    const payment = await findPayment(tx, paymentId)
    if (!order || !payment) return 'heeded'
    if (event && !(await recordProviderEvent(tx, { ...event, now }))) return 'repeated'
    if (payment.state === 'paid') return 'heeded'
    const { providerPayment = payment.providerPayment } = status
    await changePayment(tx, payment.id, { providerPayment }, now)
    if (status.state === 'paid') await applyPaidAmount(tx, context, { order, payment, status })
    else await applyPaymentProgress(tx, context, { order, payment, state: status.state })
    return 'heeded'
  })
}

interface PaymentSubject {
  order: OrderRow
  payment: PaymentRow
}

async function applyPaidAmount(
  tx: Database,
  context: PaymentContext,
  { order, payment, status }: PaymentSubject & { status: ProviderStatus },
): Promise<void> {
  const { now, log } = context
  const { amount } = status
  if (amount?.amount !== payment.amount || amount.currency !== payment.currency) {
    log.error({ order: order.number, asked: payment.amount, amount }, 'payment amount mismatch')
    await changePayment(tx, payment.id, { askAt: null }, now)
    await flagUnexpectedMoney(tx, context, { order, payment, status }, 'unknown')
    return
  }
  const alive = await findActivePayment(tx, order.id)
  const isAwaited = order.state === 'placed' || order.state === 'awaiting-payment'
  if (!isAwaited || alive?.state === 'paid') {
    await changePayment(tx, payment.id, { askAt: null }, now)
    await flagUnexpectedMoney(
      tx,
      context,
      { order, payment, status },
      alive?.state === 'paid' ? 'double' : 'late',
    )
    return
  }
  // The customer had started another payment and then paid this one after all.
  if (alive && alive.id !== payment.id)
    await changePayment(tx, alive.id, { state: 'cancelled', askAt: null }, now)
  await markPaymentPaid(tx, context, { order, payment, actor: payment.method })
}

/** Flags money without an open payment: it is listed with the unmatched bank entries. */
async function flagUnexpectedMoney(
  tx: Database,
  { now, log }: PaymentContext,
  { order, payment, status }: PaymentSubject & { status: ProviderStatus },
  state: 'unknown' | 'double' | 'late',
): Promise<void> {
  const { amount = { amount: payment.amount, currency: payment.currency } } = status
  const entry = await insertBankEntry(tx, {
    iban: payment.method,
    bookedOn: dayInZone(LAB_TIME_ZONE, now),
    ...amount,
    reference: status.providerPayment ?? payment.reference,
    text: order.number,
    source: { payment: payment.id },
    distinction: payment.id,
    now,
  })
  if (!entry) return
  await changeBankEntry(tx, entry.id, { state, orderId: order.id })
  log.error({ order: order.number, state }, 'unmatched payment received')
}

async function applyPaymentProgress(
  tx: Database,
  { now }: PaymentContext,
  { order, payment, state }: PaymentSubject & { state: Exclude<ProviderStatus['state'], 'paid'> },
): Promise<void> {
  if (payment.state === 'cancelled' || payment.state === 'expired') {
    await changePayment(tx, payment.id, { askAt: null }, now)
    return
  }
  if (state === 'expired') {
    await changePayment(tx, payment.id, { state, askAt: null }, now)
    return
  }
  const askAt = nextPollAt(payment, now)
  // A refused attempt may be retried on its open page, but counts again only once it is paid.
  const isNews = state !== payment.state && payment.state !== 'refused' && state !== 'open'
  await changePayment(tx, payment.id, isNews ? { state, askAt } : { askAt }, now)
  if (isNews && state === 'refused')
    await transitionOrder(tx, {
      orderId: order.id,
      move: 'payment-refused',
      actor: payment.method,
      details: { method: payment.method },
      key: `refused:${payment.id}`,
      now,
    })
}
