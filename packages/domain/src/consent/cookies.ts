import type { Channel } from '../shops/channels.ts'
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentPurpose } from './consent.ts'

export interface ShopCookie {
  /** The consent it needs; `necessary` cookies need none. */
  purpose: 'necessary' | ConsentPurpose
  /** One cookie per channel, with the channel's name as prefix. */
  isByChannel: boolean
  /** Lifetime in the browser; 0 means until it is closed. */
  seconds: number
}

const DAY = 24 * 3600
/** The longest lifetime that browsers allow. */
const LONGEST = 400 * DAY

/**
 * Every cookie that the shop sets for visitors. Code that sets one takes name and lifetime from here; the cookie
 * settings list them.
 */
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

/** A cookie's name in the browser of a channel's visitor, without the prefix added for https. */
export const cookieNameOf = (name: CookieName, channel: Channel): string =>
  COOKIES[name].isByChannel ? `${channel}-${name}` : name

export const cookiesFor = (purpose: ShopCookie['purpose']): CookieName[] =>
  (Object.keys(COOKIES) as CookieName[]).filter(name => COOKIES[name].purpose === purpose)

/** Whether a readable cookie reports a logged-in customer; only the session itself, which scripts cannot read, proves it. */
export const hasLoggedInCookie = (cookies: string): boolean => /(?:^|; )logged-in=1(?:;|$)/.test(cookies)
