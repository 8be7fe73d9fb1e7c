/** What is seen first goes first: the page's pictures and faces have the line to themselves until they are there. */
export function afterFirstView(then: () => void): void {
  if (document.readyState === 'complete') onIdle(then)
  else window.addEventListener('load', () => onIdle(then), { once: true })
}

/** Calls back when the page has nothing else to do, after a few seconds at the latest. */
export function onIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, 300)
}
