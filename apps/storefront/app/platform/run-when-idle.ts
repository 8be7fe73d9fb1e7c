/** Runs a callback when the page is idle, after four seconds at the latest. */
export function runWhenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, 300)
}
