export interface RateLimit {
  perSecond: number
  /**
   * Counts a caller's request; returns the number left in this second, below 0 where this request exceeds the limit.
   */
  take: (caller: string) => number
}

/** Limits requests per second and caller, in fixed windows of a second, as the delivery API does. */
export function createRateLimit(perSecond: number, now: () => number): RateLimit {
  let second = -1
  let counts = new Map<string, number>()
  return {
    perSecond,
    take(caller) {
      const current = Math.floor(now() / 1000)
      if (current !== second) {
        second = current
        counts = new Map()
      }
      const count = (counts.get(caller) ?? 0) + 1
      counts.set(caller, count)
      return perSecond - count
    },
  }
}
