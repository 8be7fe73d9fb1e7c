import type { Schedule } from '../schedule.ts'

/** A manual clock with a scheduler that follows it. */
export interface ManualClock {
  now(): number
  schedule: Schedule
  /** Advances the clock and runs due functions in order. */
  advance(ms: number): void
}

export function createManualClock(start = Date.UTC(2026, 10, 21, 14, 8)): ManualClock {
  let now = start
  let waiting: { due: number; run: () => void }[] = []
  return {
    now: () => now,
    schedule(run, ms) {
      const entry = { due: now + ms, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter(other => other !== entry)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const next = waiting.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0]
        if (!next) break
        waiting = waiting.filter(other => other !== next)
        now = next.due
        next.run()
      }
      now = end
    },
  }
}
