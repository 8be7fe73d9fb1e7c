import { ORDER_STATES, type OrderState } from './order-states.ts'

/** An order transition: the states it is allowed in and the state it leads to. Everything else is refused. */
interface TransitionRule {
  from: readonly OrderState[]
  /** Absent: the state does not change. */
  to?: OrderState
}

const BEFORE_PRODUCTION = ['placed', 'awaiting-payment', 'paid'] as const satisfies readonly OrderState[]
const AFTER_PAYMENT = [
  'paid',
  'in-production',
  'shipped',
  'delivered',
] as const satisfies readonly OrderState[]

/** Parts of an order may be at another lab when the first one ships; a refund may come before a lab's answer. */
const AT_LAB = ['in-production', 'shipped', 'delivered', 'refunded'] as const satisfies readonly OrderState[]

/** The state machine of an order, as a table; its keys are the types of order events. */
export const ORDER_TRANSITIONS = {
  'payment-awaited': { from: ['placed'], to: 'awaiting-payment' },
  'payment-refused': { from: ['awaiting-payment'] },
  'payment-short': { from: ['awaiting-payment'] },
  'payment-over': { from: ['awaiting-payment', 'paid'] },
  'payment-reminded': { from: ['awaiting-payment'] },
  paid: { from: ['placed', 'awaiting-payment'], to: 'paid' },
  'on-account': { from: ['placed', 'awaiting-payment'], to: 'paid' },
  /** Payment of an order on account. */
  'invoice-paid': { from: AFTER_PAYMENT },
  'address-changed': { from: BEFORE_PRODUCTION },
  /** An operator stops an order before its production, and releases it again. */
  held: { from: BEFORE_PRODUCTION },
  'hold-released': { from: BEFORE_PRODUCTION },
  'production-started': { from: ['paid'], to: 'in-production' },
  'line-produced': { from: ['in-production'] },
  /** The lab has finished all of its order lines. */
  'all-produced': { from: ['in-production'] },
  'production-failed': { from: ['in-production'] },
  /** A lab that gets its orders by HTTP has it, produces it, could not be told or has a problem, or cancelled it. */
  'lab-placed': { from: AT_LAB },
  'lab-in-production': { from: AT_LAB },
  'lab-failed': { from: AT_LAB },
  'lab-cancelled': { from: AT_LAB },
  /** An operator changes the address at the lab, which has not shipped it yet. */
  'lab-address-changed': { from: AT_LAB },
  'parcel-shipped': { from: ['in-production', 'shipped'], to: 'shipped' },
  'parcel-delivered': { from: ['shipped', 'delivered'] },
  delivered: { from: ['shipped'], to: 'delivered' },
  cancelled: { from: BEFORE_PRODUCTION, to: 'cancelled' },
  /** An operator asks for money to be returned; `refunded` or `refunded-in-part` follows once it is. */
  'refund-requested': { from: [...AFTER_PAYMENT, 'cancelled'] },
  'refunded-in-part': { from: [...AFTER_PAYMENT, 'cancelled'] },
  refunded: { from: [...AFTER_PAYMENT, 'cancelled'], to: 'refunded' },
  /** The payer's bank rejected a refund and returned the money. */
  'refund-failed': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  /** The payer's bank reclaims the money; the outcome is a separate event. */
  'dispute-opened': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  'dispute-ended': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  'complaint-received': { from: ['in-production', 'shipped', 'delivered'] },
  'withdrawal-received': { from: [...BEFORE_PRODUCTION, 'in-production', 'shipped', 'delivered'] },
  'case-decided': { from: [...AFTER_PAYMENT, 'cancelled', 'refunded'] },
  /** An operator sends an email about the order again. */
  'email-resent': { from: ORDER_STATES },
  reprinted: { from: ['in-production', 'shipped', 'delivered'], to: 'in-production' },
  /** Photos are retained longer than usual, counted from this event. */
  'photos-kept': { from: ['delivered', 'cancelled', 'refunded'] },
  'photos-deleted': { from: ['delivered', 'cancelled', 'refunded'] },
} as const satisfies Record<string, TransitionRule>

export type OrderTransition = keyof typeof ORDER_TRANSITIONS

/** The first event of every order is `placed`. */
export type OrderEventType = 'placed' | OrderTransition

/** The state after a transition, or `undefined` if it is not allowed in the current state. */
export function nextOrderState(state: OrderState, move: OrderTransition): OrderState | undefined {
  const { from, to = state }: TransitionRule = ORDER_TRANSITIONS[move]
  return from.includes(state) ? to : undefined
}
