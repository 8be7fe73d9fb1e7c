/** How long the code of the check may be on its way. */
const PATIENCE_MS = 5000

/** Brings the finding that the check points at into sight and gives it the focus, however often it is asked for. */
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
