/**
 * What visitors do that the shop counts, by the names that tag managers know (Google Analytics 4 where it has one). Each
 * says when it is told and what of: `docs/guides/tracking.md` is made for people, this list for the code.
 */
export const TRACKED_EVENTS = {
  view_item: 'The page or the calculator of a product was opened.',
  configure: 'A choice in a calculator was changed, once for each page.',
  go_to_designer: 'The way into the designer was taken.',
  add_to_cart: 'A line was put into the cart.',
  begin_checkout: 'The checkout was opened.',
  purchase: 'An order was placed; told on its confirmation, once.',
  login: 'A customer logged in.',
  sign_up: 'A customer opened an account.',
  newsletter_subscribe: 'A newsletter was subscribed to; not yet confirmed.',
  add_to_wishlist: 'A card was put on the wishlist.',
  search: 'A search was made.',
} as const satisfies Record<string, string>

export type TrackedEvent = keyof typeof TRACKED_EVENTS
export const TRACKED_EVENT_NAMES = Object.keys(TRACKED_EVENTS) as TrackedEvent[]

/** The steps of buying, in order: how many go on from one to the next is what a shop owner asks first. */
export const FUNNEL: readonly TrackedEvent[] = [
  'view_item',
  'configure',
  'go_to_designer',
  'add_to_cart',
  'begin_checkout',
  'purchase',
]

/** Facts of an event; nothing in here says who it was. */
export interface EventFacts {
  /** Kind of product, such as `photo-frame`. */
  kind?: string
  /** Article, design or material. */
  item?: string
  /** In the currency's main unit, such as euros. */
  value?: number
  currency?: string
  quantity?: number
}
