import { stripeEvent } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findPayment, findProviderPayment, isNewEvent } from '@passepartout/db'
import type { PaymentProvider, ProviderEvent } from '../../adapters/payment/payment-provider.ts'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { heedStatus } from './heed-status.ts'
import type { PaymentContext } from './payment-context.ts'
import { heedReportedRefund } from './refund-payment.ts'

const LARGEST_EVENT = 256 * 1024
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * An event is a reason to look, not a truth: what holds is what Stripe answers when asked now. So events may come twice,
 * late, or in another order than things happened in.
 */
export const stripeEventRoute = route(stripeEvent, schemas.stripeEvent, async context => {
  const { request, paymentProviders, now, log } = context
  const { stripe } = paymentProviders
  if (!stripe?.readEvent) return refuse('not-found')
  const body = await bodyOf(request)
  if (!body) return refuse('too-large')
  const read = stripe.readEvent(body, request.headers.get('stripe-signature') ?? '', now)
  if (!read.ok) {
    log.warn({ reason: read.reason }, 'an event of a payment provider was refused')
    return refuse('bad-request')
  }
  const { kind } = read.event
  try {
    await heedEvent(context, stripe, read.event)
  } catch (err) {
    // Whoever is told so sends the event again.
    log.error({ err, kind }, 'an event of a payment provider could not be heeded')
    return refuse('unavailable', { headers: { 'retry-after': '60' } })
  }
  return answer({ received: true as const })
})

async function heedEvent(
  context: PaymentContext,
  stripe: PaymentProvider,
  event: ProviderEvent,
): Promise<void> {
  const { db, now, log } = context
  const { id, kind, refund } = event
  if (kind.startsWith('charge.dispute.')) log.error({ kind, event: id }, 'a payer disputes a payment')
  const payment = await paymentOfEvent(db, event)
  if (refund) {
    await db.transaction(async tx => {
      if (!(await isNewEvent(tx, { id, kind, now }))) return
      await heedReportedRefund(tx, { providerRefund: refund.id, state: refund.state, actor: 'stripe', now })
    })
  } else if (payment?.method === 'stripe' && payment.url !== null && payment.state !== 'paid') {
    const status = await stripe.status(payment.reference)
    if (status) await heedStatus(context, payment.id, status, { id, kind })
  } else {
    await isNewEvent(db, { id, kind, now })
  }
}

/** The payment that an event is about: by our own name of it, the session's, or the provider's. */
async function paymentOfEvent(
  db: PaymentContext['db'],
  { payment, session, providerPayment }: ProviderEvent,
) {
  const ours = payment !== undefined && UUID.test(payment) ? await findPayment(db, payment) : undefined
  return ours ?? findProviderPayment(db, { session, payment: providerPayment })
}

/** The raw bytes, which the signature is made over; nothing where there are too many. */
async function bodyOf(request: Request): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.length
    if (size > LARGEST_EVENT) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
