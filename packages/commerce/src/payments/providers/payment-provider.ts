import type { Locale, Money, PaymentMethod } from '@passepartout/domain'

/** A payment as it is started at a provider. Idempotent by `id`. */
export interface ProviderPaymentInput {
  /** Our payment id; the provider's idempotency key derives from it. */
  id: string
  orderNumber: string
  amount: Money
  email: string
  locale: Locale
  /** Shown to the payer, such as "Order PP-7K3M-2RTX". */
  title: string
  /** Where the provider sends the payer afterwards, whatever the result. Arriving there proves nothing. */
  returnUrl: string
  /** End of the period in which the payment can be made. */
  expiresAt: Date
}

export interface ProviderSession {
  /** The provider's id of the attempt. */
  session: string
  url: string
}

export interface ProviderStatus {
  state: 'open' | 'processing' | 'paid' | 'refused' | 'expired'
  amount: Money | undefined
  /** The provider's id of the payment, once one exists. */
  providerPayment: string | undefined
}

export interface ProviderRefund {
  /** The provider's id; missing when an operator has to transfer the money. */
  id: string | undefined
  state: 'asked' | 'done' | 'failed'
}

/** A refund in the provider's list, including refunds made in the provider's own dashboard. */
export interface ListedRefund {
  id: string
  state: ProviderRefund['state']
  /** Minor units of the payment's currency. */
  amount: number
  /** Our refund key, when the refund was requested by us. */
  key: string | undefined
}

/** A chargeback or inquiry by the payer's bank. */
export interface ProviderDispute {
  id: string
  state: 'open' | 'won' | 'lost'
  /** Minor units of the payment's currency. */
  amount: number
}

/** A verified webhook event. It says which object to poll and is never taken as the current state. */
export interface ProviderEvent {
  id: string
  kind: string
  session: string | undefined
  /** The provider's id of the payment, when the event concerns one. */
  providerPayment: string | undefined
  /** Our payment id, taken from the metadata that we sent. */
  payment: string | undefined
  isAboutRefund: boolean
  /** The provider's id of the dispute, when the event concerns one. */
  dispute: string | undefined
}

export type ParsedWebhook = { ok: true; event: ProviderEvent } | { ok: false; reason: string }

/** A payment provider. Calls use the network and may fail: never call one inside a transaction. */
export interface PaymentProvider {
  /** Starts an attempt; `undefined` when there is no page to send the payer to. */
  start(payment: ProviderPaymentInput): Promise<ProviderSession | undefined>
  /** `undefined` for methods without a provider, whose payments arrive by bank statement. */
  status(session: string): Promise<ProviderStatus | undefined>
  /** Cancels an open attempt and returns its state afterwards, which is `paid` when the payer was faster. */
  cancel(session: string): Promise<ProviderStatus | undefined>
  /** Refunds a payment partly or fully. Idempotent by `key`. */
  refund(refund: { payment: string; amount: Money; key: string }): Promise<ProviderRefund>
  refundState(refund: string): Promise<ProviderRefund['state']>
  /** The attempt of a payment, for payments that we have not recorded yet. */
  sessionOf?: (payment: string) => Promise<string | undefined>
  /** All refunds of a payment, by whomever; missing for providers that never refund on their own. */
  refundsOf?: (payment: string) => Promise<ListedRefund[]>
  dispute?: (id: string) => Promise<ProviderDispute>
  /** Refund and dispute events between two moments, newest first. */
  eventsBetween?: (from: Date, until: Date) => Promise<ProviderEvent[]>
  /** Verifies and reads a webhook from its raw bytes; missing for providers without webhooks. */
  readEvent?: (body: Uint8Array, signature: string, now: Date) => ParsedWebhook
}

/** Transfers, invoices and free orders: there is no provider to poll, and operators refund by bank transfer. */
export const MANUAL_METHODS: PaymentProvider = {
  start: async () => undefined,
  status: async () => undefined,
  cancel: async () => undefined,
  refund: async () => ({ id: undefined, state: 'asked' }),
  refundState: async () => 'asked',
}

export type PaymentProviders = Partial<Record<PaymentMethod, PaymentProvider>>

export const providerOf = (providers: PaymentProviders, method: PaymentMethod): PaymentProvider =>
  providers[method] ?? MANUAL_METHODS
