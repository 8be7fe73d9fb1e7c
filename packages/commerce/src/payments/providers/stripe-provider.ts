import { CURRENCIES, type Currency, type Locale, localeFacts, type Money, money } from '@passepartout/domain'
import Stripe from 'stripe'
import type {
  ListedRefund,
  PaymentProvider,
  ProviderDispute,
  ProviderEvent,
  ProviderPaymentInput,
  ProviderRefund,
  ProviderStatus,
} from './payment-provider.ts'

export interface StripeSettings {
  secretKey: string
  /** Comma-separated while Stripe rotates the secret. */
  webhookSecret: string
  /** Replaces Stripe's address in tests. */
  apiBase?: string | undefined
}

const ANSWER_WITHIN_MS = 10_000
const RETRIES = 2
/** Maximum age of a webhook signature. */
const SIGNED_WITHIN_SECONDS = 300

/** Stripe's hosted Checkout: the payer is redirected to Stripe, and our pages load nothing of Stripe. */
export function openStripe({ secretKey, webhookSecret, apiBase }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(apiBase ? addressOf(new URL(apiBase)) : {}),
    maxNetworkRetries: RETRIES,
    timeout: ANSWER_WITHIN_MS,
    telemetry: false,
  })
  const { sessions } = stripe.checkout
  const look = async (session: string) =>
    statusOf(await sessions.retrieve(session, { expand: ['payment_intent'] }))

  return {
    async start(payment) {
      const { id, url } = await sessions.create(sessionOf(payment), {
        idempotencyKey: `session-${payment.id}`,
      })
      if (!url) throw new Error('Stripe opened a session without a page')
      return { session: id, url }
    },
    status: look,
    async cancel(session) {
      const now = await look(session)
      if (now.state !== 'open' && now.state !== 'refused') return now
      try {
        await sessions.expire(session)
      } catch (error) {
        // The session was paid or expired meanwhile, which the following request shows; other errors are thrown.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
      return look(session)
    },
    async refund({ payment, amount, key }) {
      try {
        const made = await stripe.refunds.create(
          { payment_intent: payment, amount: amount.amount, metadata: { refund: key } },
          { idempotencyKey: `refund-${key}` },
        )
        return { id: made.id, state: refundStateOf(made) }
      } catch (error) {
        // A retry would not help: the payment was refunded elsewhere or is disputed.
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { id: undefined, state: 'failed' }
        throw error
      }
    },
    refundState: async refund => refundStateOf(await stripe.refunds.retrieve(refund)),
    async sessionOf(payment) {
      const { data } = await sessions.list({ payment_intent: payment, limit: 1 })
      return data[0]?.id
    },
    async refundsOf(payment) {
      const listed: ListedRefund[] = []
      for await (const one of stripe.refunds.list({ payment_intent: payment, limit: 100 })) {
        const { id, amount, metadata } = one
        listed.push({ id, amount, state: refundStateOf(one), key: metadata?.refund })
      }
      return listed
    },
    async dispute(id) {
      const { status, amount } = await stripe.disputes.retrieve(id)
      return { id, amount, state: disputeStateOf(status) }
    },
    async eventsBetween(from, until) {
      const events: ProviderEvent[] = []
      const second = (moment: Date) => Math.floor(moment.getTime() / 1000)
      const filter = { types: [...MONEY_BACK], created: { gte: second(from), lte: second(until) } }
      for await (const one of stripe.events.list({ ...filter, limit: 100 })) events.push(readEvent(one))
      return events
    },
    readEvent(body, signature, now) {
      for (const secret of webhookSecret.split(',')) {
        try {
          const event = stripe.webhooks.constructEvent(
            Buffer.from(body),
            signature,
            secret.trim(),
            SIGNED_WITHIN_SECONDS,
            undefined,
            now.getTime(),
          )
          return { ok: true, event: readEvent(event) }
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
            return { ok: false, reason: 'not an event' }
        }
      }
      return { ok: false, reason: 'not signed by Stripe, or too long ago' }
    },
  }
}

const MONEY_BACK = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
})

/** Built from the payment alone, so that a retry sends the same parameters and receives the same session. */
const sessionOf = (payment: ProviderPaymentInput): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: payment.orderNumber,
  customer_email: payment.email,
  locale: stripeLocale(payment.locale),
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: payment.amount.currency.toLowerCase(),
        unit_amount: payment.amount.amount,
        product_data: { name: payment.title },
      },
    },
  ],
  metadata: { payment: payment.id },
  payment_intent_data: { description: payment.title, metadata: { payment: payment.id } },
  success_url: payment.returnUrl,
  cancel_url: payment.returnUrl,
  expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
})

const stripeLocale = (locale: Locale): Stripe.Checkout.SessionCreateParams.Locale =>
  locale === 'en-GB' ? 'en-GB' : localeFacts(locale).language

function statusOf(session: Stripe.Checkout.Session): ProviderStatus {
  const intent = session.payment_intent
  const about = typeof intent === 'object' ? (intent ?? undefined) : undefined
  return {
    state: stateOf(session, about),
    amount: amountOf(session),
    providerPayment: about?.id ?? (typeof intent === 'string' ? intent : undefined),
  }
}

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): ProviderStatus['state'] {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired' || intent?.status === 'canceled') return 'expired'
  // A card was declined or a debit returned. The attempt stays open only while its page does.
  if (intent?.last_payment_error) return 'refused'
  return status === 'complete' ? 'processing' : 'open'
}

function amountOf({ amount_total: amount, currency }: Stripe.Checkout.Session): Money | undefined {
  const known = CURRENCIES.find((one): one is Currency => one === currency?.toUpperCase())
  return amount === null || !known ? undefined : money(amount, known)
}

function refundStateOf({ status }: Stripe.Refund): ProviderRefund['state'] {
  if (status === 'failed' || status === 'canceled') return 'failed'
  return status === 'succeeded' ? 'done' : 'asked'
}

/** An answered inquiry and a prevented dispute count as won. */
function disputeStateOf(status: Stripe.Dispute.Status): ProviderDispute['state'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

/** Extracts the ids that lead to our rows; the rest of the event is not used. */
function readEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const object = data.object as {
    object?: string
    id?: string
    payment_intent?: string | { id: string } | null
    metadata?: Record<string, string> | null
  }
  const { payment_intent: intent, metadata } = object
  return {
    id,
    kind: type,
    session: object.object === 'checkout.session' ? object.id : undefined,
    providerPayment:
      object.object === 'payment_intent' ? object.id : typeof intent === 'object' ? intent?.id : intent,
    payment: metadata?.payment,
    isAboutRefund: object.object === 'refund' || type === 'charge.refunded',
    dispute: object.object === 'dispute' ? object.id : undefined,
  }
}
