import type { Money } from '../money/money.ts'

/**
 * Visitor actions that the shop counts, named as in tag managers (Google Analytics 4 where it has a name).
 * `docs/guides/tracking.md` describes when each is tracked, and with which properties.
 */
export const TRACKED_EVENTS = [
  'view_item',
  'configure',
  'go_to_designer',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'login',
  'sign_up',
  'newsletter_subscribe',
  'add_to_wishlist',
  'search',
] as const

/** The events that only a browser can observe; the server counts the others when it carries them out. */
export const BROWSER_EVENTS = [
  'view_item',
  'configure',
  'go_to_designer',
  'begin_checkout',
] as const satisfies readonly TrackedEvent[]

export type TrackedEvent = (typeof TRACKED_EVENTS)[number]

export const isTrackedEvent = (name: unknown): name is TrackedEvent =>
  (TRACKED_EVENTS as readonly unknown[]).includes(name)

/** The purchase funnel, in order: the conversion between its steps is a shop owner's first question. */
export const FUNNEL: readonly TrackedEvent[] = [
  'view_item',
  'configure',
  'go_to_designer',
  'add_to_cart',
  'begin_checkout',
  'purchase',
]

export const moneyProperties = ({
  amount,
  currency,
}: Money): Pick<EventProperties, 'value' | 'currency'> => ({
  value: amount / 100,
  currency,
})

/** Properties of an event; none of them identifies the visitor. */
export interface EventProperties {
  /** Product kind, such as `photo-frame`. */
  kind?: string
  /** Article, design or material. */
  item?: string
  /** In the currency's main unit, such as euros. */
  value?: number
  currency?: string
  quantity?: number
}
