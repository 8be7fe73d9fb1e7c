import { performance } from 'node:perf_hooks'

/** Share of time in which the event loop may be busy while the process still counts as idle. */
const BUSY = 0.1
const PAUSE_MS = 500

/**
 * Runs tasks in order, one at a time, each after half a second in which the event loop was mostly idle, so that no
 * visitor waits for them. Tasks still queued at the end of the process are dropped.
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
      // A failed task changes nothing: these tasks only improve what exists.
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
