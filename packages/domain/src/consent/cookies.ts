import type { Channel } from '../shops/channels.ts'
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentPurpose } from './consent.ts'

export interface ShopCookie {
  /** For which agreement it waits; `necessary` ones need none. */
  purpose: 'necessary' | ConsentPurpose
  /** One for each channel, whose name stands before its own. */
  isByChannel: boolean
  /** How long a browser keeps it; 0 until it is closed. */
  seconds: number
}

const DAY = 24 * 3600
/** The longest that browsers keep any. */
const LONGEST = 400 * DAY

/** Every cookie that the shop sets for visitors. Whoever sets one takes name and age from here, and the settings name it. */
export const COOKIES = {
  visitor: { purpose: 'necessary', isByChannel: true, seconds: LONGEST },
  session: { purpose: 'necessary', isByChannel: true, seconds: 30 * DAY },
  device: { purpose: 'necessary', isByChannel: true, seconds: LONGEST },
  nonce: { purpose: 'necessary', isByChannel: true, seconds: 3600 },
  passkey: { purpose: 'necessary', isByChannel: true, seconds: 300 },
  'shared-designs': { purpose: 'necessary', isByChannel: false, seconds: 30 * DAY },
  'cart-count': { purpose: 'necessary', isByChannel: false, seconds: LONGEST },
  'wishlist-count': { purpose: 'necessary', isByChannel: false, seconds: LONGEST },
  'logged-in': { purpose: 'necessary', isByChannel: false, seconds: LONGEST },
  [CONSENT_COOKIE]: { purpose: 'necessary', isByChannel: false, seconds: CONSENT_DAYS * DAY },
  'split-user-key': { purpose: 'experiments', isByChannel: false, seconds: 180 * DAY },
  'split-session-key': { purpose: 'experiments', isByChannel: false, seconds: 0 },
} as const satisfies Record<string, ShopCookie>

export type CookieName = keyof typeof COOKIES

/** A cookie as a channel's visitors find it in their browser, without the prefix that https adds. */
export const cookieNameOf = (name: CookieName, channel: Channel): string =>
  COOKIES[name].isByChannel ? `${channel}-${name}` : name

/** Names of the cookies that belong to a purpose, in the order of the list. */
export const cookiesFor = (purpose: ShopCookie['purpose']): CookieName[] =>
  (Object.keys(COOKIES) as CookieName[]).filter(name => COOKIES[name].purpose === purpose)
