import type { Shop, StructuredLog, Translate } from '@passepartout/domain'
import type { CustomerSession, Sessions } from '../auth/open-sessions.ts'
import type { ApiDeps, ApiKeys } from '../deps.ts'
import type { UploadThrottle } from '../uploads/read-in-blocks.ts'
import type { Refusal } from './call-result.ts'
import type { RateLimitName } from './rate-limit-rules.ts'
import type { RateLimitSubject } from './rate-limiters.ts'

/** Everything a call's handler works with beside its input. */
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
  /** The same time for the whole call. */
  now: Date
  shop: Shop
  translate: Translate
  log: StructuredLog
  requestId: string
  request: Request
  session: CustomerSession | undefined
  sessions: Sessions
  /** The customer's visitor, else the visitor of the signed cookie. */
  visitorId: string | undefined
  /** The visitor of the signed cookie, independent of the log-in. */
  cookieVisitorId: string | undefined
  /** The visitors of all channels, for calls without shop headers. */
  visitorIds(): Promise<string[]>
  /** The visitor; creates one with its cookie on the first write. */
  needVisitor(): Promise<string>
  setCookies(values: readonly string[]): void
  /** Deletes the visitor's cookies and what pages show of them. */
  forgetVisitor(): void
  /** Makes the browser delete its stored data and cached private responses. */
  clearSiteData(): void
  /** Subject of rate limits and fair queues. */
  requester: RateLimitSubject
  /** Delays reading from senders that are faster than the bandwidth allows. */
  pace: UploadThrottle
  /** Consumes points of a limit; the refusal when none are left. */
  spend(name: RateLimitName, points?: number): Promise<Refusal | undefined>
  /** Consumes points of an account's limit, by the account's key. */
  spendOf(name: RateLimitName, account: string): Promise<Refusal | undefined>
  /** The refusal of an account that this process already knows; no database query. */
  isSpentOf(name: RateLimitName, account: string): Refusal | undefined
  /** The refusal without consuming points, so that clients do not upload in vain. */
  isSpent(name: RateLimitName): Refusal | undefined
  /** Updates the count on the page's cart badge. */
  setCartCount(count: number): void
  setWishlistCount(count: number): void
  /** Sets a script-readable cookie that marks the log-in, so that cached pages request the customer. */
  setLoggedIn(): void
}
