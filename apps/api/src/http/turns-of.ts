import type { Requester } from '@passepartout/http'
import type { RateLimitSubject } from './rate-limiters.ts'

/** Whose turn a work is in the queues of pictures and drawings, and until when they wait for it. */
export const turnsOf = (
  { address, visitorId }: Pick<RateLimitSubject, 'address' | 'visitorId'>,
  signal?: AbortSignal,
): Requester => ({
  keys: [`address ${address}`, ...(visitorId ? [`visitor ${visitorId}`] : [])],
  signal,
})
