import type { Money } from '../money/money.ts'

/**
 * What visitors do that the shop counts, by the names that tag managers know (Google Analytics 4 where it has one). When
 * each is told, and with which facts, says `docs/guides/tracking.md`.
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

/** Those of them that only a browser knows of; the others are counted where they are carried out. */
export const BROWSER_EVENTS = [
  'view_item',
  'configure',
  'go_to_designer',
  'begin_checkout',
] as const satisfies readonly TrackedEvent[]

export type TrackedEvent = (typeof TRACKED_EVENTS)[number]

export const isTrackedEvent = (name: unknown): name is TrackedEvent =>
  (TRACKED_EVENTS as readonly unknown[]).includes(name)

/** The steps of buying, in order: how many go on from one to the next is what a shop owner asks first. */
export const FUNNEL: readonly TrackedEvent[] = [
  'view_item',
  'configure',
  'go_to_designer',
  'add_to_cart',
  'begin_checkout',
  'purchase',
]

/** What something cost, as facts of an event name it. */
export const moneyProperties = ({
  amount,
  currency,
}: Money): Pick<EventProperties, 'value' | 'currency'> => ({
  value: amount / 100,
  currency,
})

/** Facts of an event; nothing in here says who it was. */
export interface EventProperties {
  /** Kind of product, such as `photo-frame`. */
  kind?: string
  /** Article, design or material. */
  item?: string
  /** In the currency's main unit, such as euros. */
  value?: number
  currency?: string
  quantity?: number
}
