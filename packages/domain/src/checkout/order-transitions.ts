import type { OrderState } from './order-states.ts'

/** What happens to an order, and the states it may happen in and lead to; everything else is refused. */
interface TransitionRule {
  from: readonly OrderState[]
  /** Absent: the state stays. */
  to?: OrderState
}

const BEFORE_PRODUCTION = ['placed', 'awaiting-payment', 'paid'] as const satisfies readonly OrderState[]
const AFTER_PAYMENT = [
  'paid',
  'in-production',
  'shipped',
  'delivered',
] as const satisfies readonly OrderState[]

/** The whole state machine of an order, as a table; the journal's kinds are its names. */
export const ORDER_TRANSITIONS = {
  'payment-awaited': { from: ['placed'], to: 'awaiting-payment' },
  'payment-refused': { from: ['awaiting-payment'] },
  'payment-short': { from: ['awaiting-payment'] },
  'payment-over': { from: ['awaiting-payment', 'paid'] },
  'payment-reminded': { from: ['awaiting-payment'] },
  paid: { from: ['placed', 'awaiting-payment'], to: 'paid' },
  'on-account': { from: ['placed', 'awaiting-payment'], to: 'paid' },
  /** The invoice of an order that was made on account. */
  'invoice-paid': { from: AFTER_PAYMENT },
  'address-changed': { from: BEFORE_PRODUCTION },
  'production-started': { from: ['paid'], to: 'in-production' },
  'line-produced': { from: ['in-production'] },
  /** Every line that the plant makes is made. */
  'all-produced': { from: ['in-production'] },
  'production-failed': { from: ['in-production'] },
  'parcel-shipped': { from: ['in-production', 'shipped'], to: 'shipped' },
  'parcel-delivered': { from: ['shipped', 'delivered'] },
  delivered: { from: ['shipped'], to: 'delivered' },
  cancelled: { from: BEFORE_PRODUCTION, to: 'cancelled' },
  'refunded-in-part': { from: [...AFTER_PAYMENT, 'cancelled'] },
  refunded: { from: [...AFTER_PAYMENT, 'cancelled'], to: 'refunded' },
  /** Money that was given back came back again: the payer's bank did not take it. */
  'refund-failed': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  /** The payer's bank asks for the money back; how that ended is another word. */
  'dispute-opened': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  'dispute-ended': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  'complaint-received': { from: ['in-production', 'shipped', 'delivered'] },
  'withdrawal-received': { from: [...BEFORE_PRODUCTION, 'in-production', 'shipped', 'delivered'] },
  'case-decided': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  reprinted: { from: ['in-production', 'shipped', 'delivered'], to: 'in-production' },
  /** Longer than usual, counted from then. */
  'photos-kept': { from: ['delivered', 'cancelled', 'refunded'] },
  'photos-deleted': { from: ['delivered', 'cancelled', 'refunded'] },
} as const satisfies Record<string, TransitionRule>

export type OrderTransition = keyof typeof ORDER_TRANSITIONS

/** The first word of every journal. */
export type OrderEventType = 'placed' | OrderTransition

/** The state a move leads to from another, or `undefined` where it is not allowed there. */
export function nextOrderState(state: OrderState, move: OrderTransition): OrderState | undefined {
  const { from, to = state }: TransitionRule = ORDER_TRANSITIONS[move]
  return from.includes(state) ? to : undefined
}
