export type Fields = Record<string, string>

/** A session as the stand-in stores it; `payment` is the payment made on its page. */
export interface FakeSession {
  id: string
  intent: string
  amount: number
  currency: string
  orderNumber: string
  metadata: Fields
  successUrl: string
  cancelUrl: string
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  payment: 'none' | 'paid' | 'processing' | 'refused'
}

export interface FakeRefund {
  id: string
  intent: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  /** Idempotency key, where the shop requested it. */
  key?: string
}

export interface FakeDispute {
  id: string
  intent: string
  amount: number
  status: 'needs_response' | 'won' | 'lost'
}

/** The session as the API returns it; `base` is the stand-in's address. */
export const sessionPayload = (base: string, { id, ...session }: FakeSession) => ({
  id,
  object: 'checkout.session',
  amount_total: session.amount,
  currency: session.currency,
  client_reference_id: session.orderNumber,
  metadata: session.metadata,
  status: session.status,
  payment_status: session.payment === 'paid' ? 'paid' : 'unpaid',
  payment_intent: session.payment === 'none' ? null : paymentIntentPayload(session),
  url: session.status === 'open' ? `${base}/pay/${id}` : null,
})

export const paymentIntentPayload = ({
  intent,
  payment,
  metadata,
  amount,
  currency,
}: Omit<FakeSession, 'id'>) => ({
  id: intent,
  object: 'payment_intent',
  status: { none: '', paid: 'succeeded', processing: 'processing', refused: 'requires_payment_method' }[
    payment
  ],
  last_payment_error: payment === 'refused' ? { code: 'card_declined' } : null,
  metadata,
  amount,
  currency,
})

export const disputePayload = ({ id, intent, amount, status }: FakeDispute) => ({
  id,
  object: 'dispute',
  payment_intent: intent,
  amount,
  status,
})

export const refundPayload = ({ id, intent, amount, status, key }: FakeRefund) => ({
  id,
  object: 'refund',
  payment_intent: intent,
  amount,
  status,
  metadata: key === undefined ? {} : { refund: key },
})

export const errorOf = (type: string, message: string) => ({ error: { type, message } })

/** The page where a payer pays, declines or goes back. */
export const paymentPageHtml = ({ id, orderNumber, amount, currency }: FakeSession) => `<!DOCTYPE html>
<html lang="en"><title>Pay</title><h1>${(amount / 100).toFixed(2)} ${currency.toUpperCase()}</h1><p>${orderNumber}</p>
<form method="post" action="/pay/${id}"><button name="how" value="paid">Pay</button>
<button name="how" value="refused">Decline</button><button name="how" value="back">Back</button></form></html>`
