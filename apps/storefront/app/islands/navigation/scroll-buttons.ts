/** How far one step goes, as a share of what can be seen. */
const STEP = 0.7

/** Buttons for a line that does not fit: none where it does, each switched off at its end. */
export function scrollButtons(line: HTMLElement, buttons: HTMLElement): void {
  const [back, on] = buttons.querySelectorAll('button')
  if (!back || !on) return
  const end = () => line.scrollWidth - line.clientWidth

  const show = () => {
    const scrolls = end() > 1
    buttons.hidden = !scrolls
    line.toggleAttribute('data-scrolls', scrolls)
    back.disabled = line.scrollLeft <= 1
    on.disabled = line.scrollLeft >= end() - 1
  }
  buttons.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest('button')?.dataset.step : undefined
    if (!step) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    line.scrollBy({ left: Number(step) * STEP * line.clientWidth, behavior })
  })
  line.addEventListener('scroll', show, { passive: true })
  new ResizeObserver(show).observe(line)
  show()

  const current = line.querySelector<HTMLElement>('[aria-current]')
  if (!current || end() <= 1) return
  const left = current.offsetLeft - line.offsetLeft
  // Only the line moves: scrollIntoView would move the page as well.
  if (
    left < line.scrollLeft ||
    left + current.offsetWidth > line.scrollLeft + line.clientWidth - buttons.offsetWidth
  )
    line.scrollLeft = left - line.clientWidth / 2
}
