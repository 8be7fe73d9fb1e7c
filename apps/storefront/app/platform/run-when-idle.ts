/** Calls back when the page has nothing else to do, after a few seconds at the latest. */
export function runWhenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, 300)
}
