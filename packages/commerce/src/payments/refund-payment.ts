import {
  addRefund,
  changePayment,
  changeRefund,
  type Database,
  findActivePayment,
  findPayment,
  findProviderRefund,
  findRefund,
  lockOrder,
  type PaymentRow,
  type RefundRow,
  releaseVouchers,
  transitionOrder,
} from '@passepartout/db'
import { money } from '@passepartout/domain'
import type { PaymentContext } from './payment-context.ts'
import { type ListedRefund, type ProviderRefund, providerOf } from './providers/payment-provider.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface RefundRequest {
  orderId: string
  /** Minor units; by default the rest of the payment. */
  amount?: number | undefined
  /** Idempotency key: the same key twice is one refund. */
  key: string
  now: Date
}

export type RefundResult =
  | { ok: true; refund: RefundRow; payment: PaymentRow; isNew: boolean }
  | { ok: false; reason: 'not-paid' | 'too-much' }

/**
 * Records a refund of a part or all of an order's payment, in a transaction. It is sent shortly afterwards, or by an
 * operator for manual methods.
 */
export async function requestRefund(
  tx: Database,
  { orderId, amount, key, now }: RefundRequest,
): Promise<RefundResult> {
  await lockOrder(tx, orderId)
  const payment = await findActivePayment(tx, orderId)
  if (payment?.state !== 'paid') return { ok: false, reason: 'not-paid' }
  const left = payment.amount - payment.refunded
  const wanted = amount ?? left
  const { refund, isNew } = await addRefund(tx, { paymentId: payment.id, key, amount: wanted, left, now })
  if (!refund) return { ok: false, reason: 'too-much' }
  if (isNew) await changePayment(tx, payment.id, { refunded: payment.refunded + wanted }, now)
  return { ok: true, refund, payment, isNew }
}

/**
 * Cancels the payment of a cancelled order in the same transaction: open attempts are closed, payments refunded,
 * vouchers released. Providers are informed shortly afterwards.
 */
export async function cancelPayment(
  tx: Database,
  { orderId, key, now }: { orderId: string; key: string; now: Date },
): Promise<void> {
  await lockOrder(tx, orderId)
  await releaseVouchers(tx, { orderId, now })
  const alive = await findActivePayment(tx, orderId)
  if (alive?.state === 'paid') {
    if (alive.refunded < alive.amount) await requestRefund(tx, { orderId, key, now })
  } else if (alive) {
    await changePayment(tx, alive.id, { state: 'cancelled', askAt: alive.url ? now : null }, now)
  }
}

/** Sends a refund to the provider, unless it was sent before. Idempotent by the refund's key. */
export async function sendRefund(
  context: PaymentContext,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<ProviderRefund['state']> {
  const { db, now, paymentProviders } = context
  if (refund.state !== 'asked' || payment.providerPayment === null) return refund.state
  const provider = providerOf(paymentProviders, payment.method)
  const { id, state } = refund.providerRefund
    ? { id: refund.providerRefund, state: await provider.refundState(refund.providerRefund) }
    : await provider.refund({
        payment: payment.providerPayment,
        amount: money(refund.amount, payment.currency),
        key: refund.id,
      })
  if (id !== undefined || state === 'failed') {
    const heeded = { refund, providerRefund: id, state, actor: payment.method, now }
    await db.transaction(tx => applyRefundStatus(tx, heeded))
  }
  return state
}

/**
 * Applies the result of a refund: `done` becomes an order event, and the money of a failed one belongs to the shop
 * again.
 */
export async function applyRefundStatus(
  tx: Database,
  {
    refund: { id },
    providerRefund,
    state,
    actor,
    now,
  }: {
    refund: Pick<RefundRow, 'id'>
    providerRefund?: string | undefined
    state: RefundRow['state']
    actor: string
    now: Date
  },
): Promise<void> {
  const found = await findRefund(tx, id)
  const known = found && (await findPayment(tx, found.paymentId))
  if (!known) return
  await lockOrder(tx, known.orderId)
  const refund = await findRefund(tx, id)
  const payment = await findPayment(tx, known.id)
  if (!refund || !payment) return
  await changeRefund(tx, id, { state, ...(providerRefund ? { providerRefund } : {}) }, now)
  const { amount } = refund
  const { currency } = payment
  if (state === 'failed' && refund.state !== 'failed') {
    await changePayment(tx, payment.id, { refunded: payment.refunded - amount }, now)
    if (refund.state === 'done')
      await transitionOrder(tx, {
        orderId: payment.orderId,
        move: 'refund-failed',
        actor,
        details: { amount, currency, refund: id },
        key: `refund-failed:${id}`,
        now,
      })
  }
  if (state !== 'done' || refund.state === 'done') return
  await transitionOrder(tx, {
    orderId: payment.orderId,
    move: payment.refunded < payment.amount ? 'refunded-in-part' : 'refunded',
    actor,
    details: { amount, currency, refund: id },
    key: `refund:${id}`,
    now,
  })
}

/**
 * Applies all refunds of a payment in the provider's list, including those made in the provider's dashboard, which are
 * recorded at first sight. Runs in a transaction. Idempotent.
 */
export async function syncRefunds(
  tx: Database,
  { paymentId, listed, now }: { paymentId: string; listed: readonly ListedRefund[]; now: Date },
): Promise<void> {
  for (const { id, state, amount, key } of listed) {
    const payment = await findPayment(tx, paymentId)
    if (payment?.state !== 'paid') return
    await lockOrder(tx, payment.orderId)
    const known = (await findProviderRefund(tx, id)) ?? (key && UUID.test(key) && (await findRefund(tx, key)))
    // A refund that failed before it was recorded here moved no money.
    if (!known && state === 'failed') continue
    const refund =
      known && known.paymentId === paymentId
        ? known
        : await recordExternalRefund(tx, { paymentId, key: id, amount, now })
    if (refund && (state !== 'asked' || refund.providerRefund === null))
      await applyRefundStatus(tx, { refund, providerRefund: id, state, actor: payment.method, now })
  }
}

/** Records a lost dispute as a refund, up to the amount that is not refunded yet. */
export async function recordLostDispute(
  tx: Database,
  { paymentId, dispute, amount, now }: { paymentId: string; dispute: string; amount: number; now: Date },
): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return
  const left = payment.amount - payment.refunded
  const refund = await recordExternalRefund(tx, {
    paymentId,
    key: dispute,
    amount: Math.min(amount, left),
    now,
  })
  if (refund) await applyRefundStatus(tx, { refund, state: 'done', actor: payment.method, now })
}

/**
 * Records a refund that the shop did not request, once by the provider's id; `undefined` when nothing is left to
 * refund.
 */
async function recordExternalRefund(
  tx: Database,
  { paymentId, key, amount, now }: { paymentId: string; key: string; amount: number; now: Date },
): Promise<RefundRow | undefined> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return undefined
  const { refund, isNew } = await addRefund(tx, { paymentId, key, amount, left: payment.amount, now })
  if (isNew) await changePayment(tx, paymentId, { refunded: payment.refunded + amount }, now)
  return refund
}
