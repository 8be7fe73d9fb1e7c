interface Limit {
  attempts: number
  withinMs: number
}

const MOST_KEYS = 10_000

/** Counts attempts by key in windows of time; answers whether one more is allowed. Forgets the oldest keys first. */
export function limitAttempts({ attempts, withinMs }: Limit): (key: string, now: Date) => boolean {
  const windows = new Map<string, { since: number; count: number }>()
  return (key, now) => {
    const at = now.getTime()
    const known = windows.get(key)
    const open = known && Math.abs(at - known.since) < withinMs ? known : { since: at, count: 0 }
    open.count += 1
    windows.delete(key)
    windows.set(key, open)
    for (const oldest of windows.keys()) {
      if (windows.size <= MOST_KEYS) break
      windows.delete(oldest)
    }
    return open.count <= attempts
  }
}
