import { setTimeout as wait } from 'node:timers/promises'

export interface ThrottleRate {
  bytesPerSecond: number
  /** Bytes that may arrive at once without a delay. */
  burst: number
}

/** Shorter delays are skipped: timers are no more exact, and the delay adds up with that of the next chunk. */
const LEAST_MS = 10
/** At this number of senders, those without a remaining delay are dropped. */
const MOST_SENDERS = 10_000

/** Returns a promise where the sender has to wait before more is read; counts all connections of a sender together. */
export type UploadThrottle = (from: string, bytes: number) => Promise<void> | undefined

/** Limits the upload rate of each sender. Backpressure slows a sender down: the sending system stops transmitting. */
export function createUploadThrottle(
  { bytesPerSecond, burst }: ThrottleRate,
  now = () => performance.now(),
): UploadThrottle {
  /** The time by which everything received from a sender would have arrived at this rate. */
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
