import type { Locale, Money, PaymentMethod } from '@passepartout/domain'

/** What is to be paid, as a provider is told; the same payment started twice is one. */
export interface ProviderPaymentInput {
  /** Ours; it keys the provider's idempotency. */
  id: string
  orderNumber: string
  amount: Money
  email: string
  locale: Locale
  /** What the payer reads: "Order PP-7K3M-2RTX". */
  title: string
  /** Where the payer comes back to, whatever happened; that they do proves nothing. */
  returnUrl: string
  /** Until then the payment can be made. */
  expiresAt: Date
}

export interface ProviderSession {
  /** What the provider calls the attempt. */
  session: string
  url: string
}

/** What a provider knows of an attempt now. */
export interface ProviderStatus {
  state: 'open' | 'processing' | 'paid' | 'refused' | 'expired'
  amount: Money | undefined
  /** What it calls the payment itself, once there is one. */
  providerPayment: string | undefined
}

export interface ProviderRefund {
  /** What the provider calls it; none where somebody has to send the money by hand. */
  id: string | undefined
  state: 'asked' | 'done' | 'failed'
}

/** A refund as the provider lists it, also one that was made on its own pages. */
export interface ListedRefund {
  id: string
  state: ProviderRefund['state']
  /** Minor units of the payment's currency. */
  amount: number
  /** Ours, where we asked for it. */
  key: string | undefined
}

/** A payer's bank that asks for the money back. */
export interface ProviderDispute {
  id: string
  state: 'open' | 'won' | 'lost'
  /** Minor units of the payment's currency. */
  amount: number
}

/** An event that a provider reported, its signature checked. It says where to look, not what is true now. */
export interface ProviderEvent {
  id: string
  kind: string
  session: string | undefined
  /** The provider's name of the payment, where the event is about that. */
  providerPayment: string | undefined
  /** Our payment, as we told the provider. */
  payment: string | undefined
  isAboutRefund: boolean
  /** The provider's name of the dispute, where the event is about one. */
  dispute: string | undefined
}

export type ParsedWebhook = { ok: true; event: ProviderEvent } | { ok: false; reason: string }

/**
 * A way to be paid. Calls may take as long as a network does and fail with it: never from within a transaction.
 */
export interface PaymentProvider {
  /** Opens the attempt; nothing where the payer has no page to go to. */
  start(payment: ProviderPaymentInput): Promise<ProviderSession | undefined>
  /** Nothing where nobody can be asked: money comes by statements of the bank. */
  status(session: string): Promise<ProviderStatus | undefined>
  /** Ends an open attempt, and answers what it is then: paid, where it was too late. */
  cancel(session: string): Promise<ProviderStatus | undefined>
  /** Gives back a part or all of a payment; the same key twice is one refund. */
  refund(refund: { payment: string; amount: Money; key: string }): Promise<ProviderRefund>
  /** How a refund that was asked for went. */
  refundState(refund: string): Promise<ProviderRefund['state']>
  /** The attempt that a payment came of, where we have not heard of the payment yet. */
  sessionOf?: (payment: string) => Promise<string | undefined>
  /** All refunds of a payment, whoever made them; missing where the provider makes none by itself. */
  refundsOf?: (payment: string) => Promise<ListedRefund[]>
  /** How a dispute stands now. */
  dispute?: (id: string) => Promise<ProviderDispute>
  /** What the provider has told of refunds and disputes between two moments, the newest first. */
  eventsBetween?: (from: Date, until: Date) => Promise<ProviderEvent[]>
  /** Reads a message of the provider over its raw bytes; none where it sends none. */
  readEvent?: (body: Uint8Array, signature: string, now: Date) => ParsedWebhook
}

/** Transfers, invoices and orders that cost nothing: nobody to ask, people at the bank. */
export const MANUAL_METHODS: PaymentProvider = {
  start: async () => undefined,
  status: async () => undefined,
  cancel: async () => undefined,
  refund: async () => ({ id: undefined, state: 'asked' }),
  refundState: async () => 'asked',
}

/** Providers by the methods that have one. */
export type PaymentProviders = Partial<Record<PaymentMethod, PaymentProvider>>

export const providerOf = (providers: PaymentProviders, method: PaymentMethod): PaymentProvider =>
  providers[method] ?? MANUAL_METHODS
