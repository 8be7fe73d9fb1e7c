/** The states of an order; the transitions between them are in `order-transitions.ts`. */
export const ORDER_STATES = [
  'placed',
  'awaiting-payment',
  'paid',
  'in-production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** States without further transitions, except complaints and refunds. */
export const FINAL_ORDER_STATES = [
  'delivered',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderState[]

/** Payment methods; country, settings and customer decide which of them a shop offers. */
export const PAYMENT_METHODS = ['transfer', 'invoice', 'stripe', 'free'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
