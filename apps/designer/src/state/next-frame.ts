/** A window in the background has no frames; what waits for one is done all the same. */
const WITHOUT_FRAMES_MS = 100

let waiting: (() => void)[] = []

/**
 * Runs with the next frame, together with all else that waits for it and in its order: what arrives one by one, such as the thumbs of
 * sixty photos, is rendered once a frame and not once each.
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
