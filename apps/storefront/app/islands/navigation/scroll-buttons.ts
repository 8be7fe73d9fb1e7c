/** How far one step goes, as a share of what can be seen. */
const STEP = 0.7

/** Buttons for a line that does not fit: none where it does, each switched off at its end. */
export function scrollButtons(line: HTMLElement, buttons: HTMLElement): void {
  const [back, on] = buttons.querySelectorAll('button')
  if (!back || !on) return
  const end = () => line.scrollWidth - line.clientWidth
  // The whole width there is: the line itself makes room for the buttons.
  const room = () => line.parentElement?.clientWidth ?? line.clientWidth

  // Less what it keeps free at its end for the fading once it scrolls, or it would never stop to.
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
  // The words, too: measured in another face they are wider or narrower than they become.
  const observer = new ResizeObserver(show)
  for (const element of [line, ...line.children]) observer.observe(element)
  show()

  const current = line.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!current) return
  // Only the line moves: scrollIntoView would move the page as well.
  const { left, right } = line.getBoundingClientRect()
  if (current.left < left || current.right > right) line.scrollLeft += current.left - (left + right) / 2
}
