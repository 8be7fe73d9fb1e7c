/** Cookies without which the shop does not work, with the message that says why and how long each stays. */
export const NECESSARY_COOKIES = [
  { name: 'visitor', text: 'consent.cookie-visitor', days: 400 },
  { name: 'cart-count', text: 'consent.cookie-cart-count', days: 400 },
  { name: 'wishlist-count', text: 'consent.cookie-wishlist-count', days: 400 },
  { name: 'consent', text: 'consent.cookie-consent', days: 182 },
] as const
