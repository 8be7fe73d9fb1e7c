/** Length of one step, as a share of the visible width. */
const STEP = 0.7

/** Scroll buttons of a line: hidden where it fits, each disabled at its end. */
export function scrollButtons(line: HTMLElement, buttons: HTMLElement): void {
  const [back, on] = buttons.querySelectorAll('button')
  if (!back || !on) return
  const end = () => line.scrollWidth - line.clientWidth
  // The full width available: the line itself makes room for the buttons.
  const room = () => line.parentElement?.clientWidth ?? line.clientWidth

  // Without the padding at its end for the fade while it scrolls, or it would never stop needing to scroll.
  const content = () => line.scrollWidth - (Number.parseFloat(getComputedStyle(line).paddingInlineEnd) || 0)

  const show = () => {
    const scrolls = content() > room() + 1
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
  // Observes the texts too: the fallback font is wider or narrower than the final one.
  const observer = new ResizeObserver(show)
  for (const element of [line, ...line.children]) observer.observe(element)
  show()

  const current = line.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!current) return
  // Only the line moves: scrollIntoView would move the page as well.
  const { left, right } = line.getBoundingClientRect()
  if (current.left < left || current.right > right) line.scrollLeft += current.left - (left + right) / 2
}
