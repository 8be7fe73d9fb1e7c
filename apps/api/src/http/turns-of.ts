import type { Requester } from '@passepartout/http'
import type { RateLimitSubject } from './rate-limiters.ts'

/** The requester of a queued task: by address and visitor, until `signal` aborts. */
export const turnsOf = (
  { address, visitorId }: Pick<RateLimitSubject, 'address' | 'visitorId'>,
  signal?: AbortSignal,
): Requester => ({
  keys: [`address ${address}`, ...(visitorId ? [`visitor ${visitorId}`] : [])],
  signal,
})
