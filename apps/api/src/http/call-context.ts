import type { Shop, Translate } from '@passepartout/domain'
import type { CustomerSession, Sessions } from '../auth/open-sessions.ts'
import type { ApiDeps, ApiKeys, ApiLog } from '../deps.ts'
import type { UploadThrottle } from '../uploads/read-in-blocks.ts'
import type { Refusal } from './call-result.ts'
import type { RateLimitName } from './rate-limit-rules.ts'
import type { RateLimitSubject } from './rate-limiters.ts'

/** What a call works with beside its input. */
export interface CallContext
  extends Omit<
    ApiDeps,
    'log' | 'keys' | 'catalogue' | 'priceBook' | 'delivery' | 'sellers' | 'selling' | 'designs' | 'clock'
  > {
  keys: ApiKeys
  catalogue: ReturnType<ApiDeps['catalogue']>
  priceBook: ReturnType<ApiDeps['priceBook']>
  delivery: ReturnType<ApiDeps['delivery']>
  sellers: ReturnType<ApiDeps['sellers']>
  selling: ReturnType<ApiDeps['selling']>
  designs: ReturnType<ApiDeps['designs']>
  /** One point in time for the whole call. */
  now: Date
  shop: Shop
  translate: Translate
  log: ApiLog
  requestId: string
  request: Request
  /** The customer who is logged in, if one is. */
  session: CustomerSession | undefined
  sessions: Sessions
  /** The visitor that the customer is, or else the one of the signed cookie, if there is one. */
  visitorId: string | undefined
  /** The visitor of the signed cookie, whoever is logged in. */
  cookieVisitorId: string | undefined
  /** Those of all channels, for calls without shop headers. */
  visitorIds(): Promise<string[]>
  /** The visitor, made and given a cookie if this is their first write. */
  needVisitor(): Promise<string>
  /** Adds Set-Cookie values to the answer. */
  setCookies(values: readonly string[]): void
  /** Has the browser forget its visitor and what pages show of them. */
  forgetVisitor(): void
  /** Has the browser forget what pages keep in it, and its copies of private answers. */
  clearSiteData(): void
  /** Whose use of limits and workshop this is. */
  asker: RateLimitSubject
  /** Has whoever asks wait where they send faster than is read. */
  pace: UploadThrottle
  /** Uses points of a limit; the answer for who has none left. */
  spend(name: RateLimitName, points?: number): Promise<Refusal | undefined>
  /** The same of an account, by its key. */
  spendOf(name: RateLimitName, account: string): Promise<Refusal | undefined>
  /** The refusal of an account that this process knows of already; asks nobody. */
  isSpentOf(name: RateLimitName, account: string): Refusal | undefined
  /** The same refusal before anything is used, so that nobody sends in vain what they cannot keep. */
  isSpent(name: RateLimitName): Refusal | undefined
  /** Lets the page's badge know. */
  setCartCount(count: number): void
  /** The same for the wishlist's. */
  setWishlistCount(count: number): void
  /** Says in a cookie that scripts read that somebody is logged in, so that cached pages ask who. */
  setLoggedIn(): void
}
