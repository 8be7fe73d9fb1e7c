import {
  findPayment,
  findProviderPayment,
  type PaymentRow,
  recordProviderEvent,
  transitionOrder,
} from '@passepartout/db'
import type { PaymentProvider, ProviderEvent } from '../../adapters/payment/payment-provider.ts'
import { applyProviderStatus } from './apply-provider-status.ts'
import type { PaymentContext } from './payment-context.ts'
import { recordLostDispute, syncRefunds } from './refund-payment.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * An event is a reason to look, not a truth: what holds is what Stripe answers when asked now. So events may come twice,
 * late, or in another order than things happened in.
 */
export async function handleProviderEvent(
  context: PaymentContext,
  stripe: PaymentProvider,
  event: ProviderEvent,
): Promise<void> {
  const { db, now } = context
  const { id, kind, isAboutRefund, dispute } = event
  const payment = (await findPaymentOfEvent(db, event)) ?? (await findSupersededPayment(db, stripe, event))
  if (payment?.method === 'stripe' && payment.url !== null && payment.state !== 'paid') {
    const status = await stripe.status(payment.reference)
    // A refund or a dispute that overtook the payment comes after it all the same, and is the event's own matter.
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

/** The journal says that a dispute began and how it ended, each once, in whatever order its events come. */
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

/** The payment that an event is about: by our own name of it, the session's, or the provider's. */
async function findPaymentOfEvent(
  db: PaymentContext['db'],
  { payment, session, providerPayment }: ProviderEvent,
) {
  const ours = payment !== undefined && UUID.test(payment) ? await findPayment(db, payment) : undefined
  return ours ?? findProviderPayment(db, { session, payment: providerPayment })
}

/** Money may go back before we heard that it came: then Stripe knows of which session. */
async function findSupersededPayment(
  db: PaymentContext['db'],
  stripe: PaymentProvider,
  { isAboutRefund, dispute, providerPayment }: ProviderEvent,
): Promise<PaymentRow | undefined> {
  if (providerPayment === undefined || !(isAboutRefund || dispute)) return undefined
  const session = await stripe.sessionOf?.(providerPayment)
  return session === undefined ? undefined : findProviderPayment(db, { session })
}
