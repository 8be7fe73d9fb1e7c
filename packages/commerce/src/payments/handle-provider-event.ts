import {
  findPayment,
  findProviderPayment,
  type PaymentRow,
  recordProviderEvent,
  transitionOrder,
} from '@passepartout/db'
import { applyProviderStatus } from './apply-provider-status.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentProvider, ProviderEvent } from './providers/payment-provider.ts'
import { recordLostDispute, syncRefunds } from './refund-payment.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Handles a webhook event. An event is a reason to poll, never the truth: the provider's current state counts. So
 * events may be repeated, late or out of order.
 */
export async function handleProviderEvent(
  context: PaymentContext,
  stripe: PaymentProvider,
  event: ProviderEvent,
): Promise<void> {
  const { db, now } = context
  const { id, kind, isAboutRefund, dispute } = event
  const payment = (await findPaymentOfEvent(db, event)) ?? (await findPaymentOfSession(db, stripe, event))
  if (payment?.method === 'stripe' && payment.url !== null && payment.state !== 'paid') {
    const status = await stripe.status(payment.reference)
    // A refund or dispute event may overtake its payment: it is recorded on its own, so the event id is not consumed
    // here.
    if (status)
      await applyProviderStatus(
        context,
        payment.id,
        status,
        isAboutRefund || dispute ? undefined : { id, kind },
      )
  }
  if (payment && dispute) await handleDispute(context, stripe, payment, event, dispute)
  else if (payment && isAboutRefund) await syncRefundsOfEvent(context, stripe, payment, event)
  else await recordProviderEvent(db, { id, kind, now })
}

async function syncRefundsOfEvent(
  { db, now }: PaymentContext,
  stripe: PaymentProvider,
  { id: paymentId, providerPayment }: PaymentRow,
  { id, kind, providerPayment: named = providerPayment ?? undefined }: ProviderEvent,
): Promise<void> {
  const listed = named === undefined ? [] : ((await stripe.refundsOf?.(named)) ?? [])
  await db.transaction(async tx => {
    if (await recordProviderEvent(tx, { id, kind, now })) await syncRefunds(tx, { paymentId, listed, now })
  })
}

/** Records the beginning and the end of a dispute as order events, each once, in whatever order its events arrive. */
async function handleDispute(
  { db, now, log }: PaymentContext,
  stripe: PaymentProvider,
  { id: paymentId, orderId, currency, method: actor }: PaymentRow,
  { id, kind }: ProviderEvent,
  dispute: string,
): Promise<void> {
  const found = await stripe.dispute?.(dispute)
  if (!found) return
  const { state, amount } = found
  log.error({ dispute, state }, 'payment disputed')
  await db.transaction(async tx => {
    if (!(await recordProviderEvent(tx, { id, kind, now }))) return
    const about = { orderId, actor, now }
    const details = { dispute, amount, currency }
    await transitionOrder(tx, { ...about, move: 'dispute-opened', key: `dispute:${dispute}`, details })
    if (state === 'open') return
    const ended = { ...details, outcome: state }
    await transitionOrder(tx, {
      ...about,
      move: 'dispute-ended',
      key: `dispute-ended:${dispute}`,
      details: ended,
    })
    if (state === 'lost') await recordLostDispute(tx, { paymentId, dispute, amount, now })
  })
}

/** The payment of an event: by our id, the session's or the provider's payment id. */
async function findPaymentOfEvent(
  db: PaymentContext['db'],
  { payment, session, providerPayment }: ProviderEvent,
) {
  const ours = payment !== undefined && UUID.test(payment) ? await findPayment(db, payment) : undefined
  return ours ?? findProviderPayment(db, { session, payment: providerPayment })
}

/** A refund may be reported before the payment is known here; then Stripe names its session. */
async function findPaymentOfSession(
  db: PaymentContext['db'],
  stripe: PaymentProvider,
  { isAboutRefund, dispute, providerPayment }: ProviderEvent,
): Promise<PaymentRow | undefined> {
  if (providerPayment === undefined || !(isAboutRefund || dispute)) return undefined
  const session = await stripe.sessionOf?.(providerPayment)
  return session === undefined ? undefined : findProviderPayment(db, { session })
}
