export interface RateLimit {
  perSecond: number
  /** Counts a caller's request; how many more it has this second, below 0 where this one was too many. */
  take: (caller: string) => number
}

/** Lets a number of requests through per second and caller; a second's window, as the delivery API has it. */
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
