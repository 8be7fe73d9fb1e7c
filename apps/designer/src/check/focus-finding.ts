/** Maximum wait for the check's code to load. */
const PATIENCE_MS = 5000

/** Scrolls to the check's current finding and focuses it, as soon as the check is displayed. */
export function focusFinding(): void {
  const until = performance.now() + PATIENCE_MS
  const focus = () => {
    const current = document.querySelector<HTMLElement>('.finding[data-current] button')
    if (!current && performance.now() < until) return void requestAnimationFrame(focus)
    current?.scrollIntoView({ block: 'nearest' })
    current?.focus()
  }
  requestAnimationFrame(() => requestAnimationFrame(focus))
}
