import { setTimeout as wait } from 'node:timers/promises'

export interface ThrottleRate {
  bytesPerSecond: number
  /** What comes at once is read at once. */
  burst: number
}

/** A timer is no more exact than that, and so little is soon waited for together with what follows. */
const LEAST_MS = 10
/** Whoever has sent nothing for a while is forgotten when there are so many. */
const MOST_SENDERS = 10_000

/** Answers a promise where a sender has to wait before more is read of what they send, however many connections they have. */
export type UploadThrottle = (from: string, bytes: number) => Promise<void> | undefined

/** Reads what each sender sends no faster than that. Who waits is slowed by the network itself: their system sends no more. */
export function createUploadThrottle(
  { bytesPerSecond, burst }: ThrottleRate,
  now = () => performance.now(),
): UploadThrottle {
  /** When all that a sender has sent would have come at this rate. */
  const paidAt = new Map<string, number>()
  const msOf = (bytes: number) => (bytes / bytesPerSecond) * 1000
  return (from, bytes) => {
    const at = now()
    if (paidAt.size >= MOST_SENDERS) for (const [one, paid] of paidAt) if (paid <= at) paidAt.delete(one)
    const paid = Math.max(paidAt.get(from) ?? 0, at) + msOf(bytes)
    paidAt.set(from, paid)
    const ms = paid - at - msOf(burst)
    return ms < LEAST_MS ? undefined : wait(ms)
  }
}
