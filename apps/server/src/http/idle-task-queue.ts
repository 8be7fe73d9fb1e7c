import { performance } from 'node:perf_hooks'

/** The share of time in which the process may have answered requests and still counts as idle. */
const BUSY = 0.1
const PAUSE_MS = 500

/**
 * Runs work in the order given, one at a time, each only after half a second in which the event loop mostly waited:
 * no visitor waits for it. What is left at the end of the process is never done.
 */
export function createIdleTaskQueue(pauseMs = PAUSE_MS): (work: () => Promise<void>) => void {
  const queue: (() => Promise<void>)[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (queue.length > 0) {
      const before = performance.eventLoopUtilization()
      await new Promise<void>(resolve => void setTimeout(resolve, pauseMs).unref())
      if (performance.eventLoopUtilization(before).utilization > BUSY) continue
      // A failure concerns the work alone: whatever it was to make better stays as it is.
      await queue
        .shift()?.()
        .catch(() => undefined)
    }
    isRunning = false
  }

  return work => {
    queue.push(work)
    if (!isRunning) void run()
  }
}
