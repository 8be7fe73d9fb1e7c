/** The states of an order; which move leads from one to another is in `order-transitions.ts`. */
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

/** States that nothing follows any more but what is reclaimed. */
export const FINAL_ORDER_STATES = [
  'delivered',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderState[]

/** How an order can be paid; which of them a shop offers depends on country, settings and customer. */
export const PAYMENT_METHODS = ['transfer', 'invoice', 'stripe', 'free'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
