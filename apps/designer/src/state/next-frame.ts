/** Fallback delay: a hidden window has no animation frames. */
const WITHOUT_FRAMES_MS = 100

let waiting: (() => void)[] = []

/**
 * Runs a function on the next frame, together with all others queued, in order: single arrivals, such as the previews
 * of sixty photos, are rendered once per frame instead of once each.
 */
export function runNextFrame(run: () => void): void {
  waiting.push(run)
  if (waiting.length > 1) return
  const runAll = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    const due = waiting
    waiting = []
    for (const each of due) each()
  }
  const frame = requestAnimationFrame(runAll)
  const timer = setTimeout(runAll, WITHOUT_FRAMES_MS)
}
