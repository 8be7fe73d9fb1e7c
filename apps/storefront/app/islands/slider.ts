import { RESIZE_MS, whenRested } from '@passepartout/ui/windows'

/** Duration of a step (spec 9). */
const DURATION_MS = 500

/** Adds buttons and arrow keys to a row that scrolls natively (swipe, wheel, Tab). */
export default function slider(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('[data-row]')
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-step]')]
  if (!row) return
  const slides = [...row.children] as HTMLElement[]
  const [first] = slides
  const left = (slide: HTMLElement) => slide.offsetLeft - (first?.offsetLeft ?? 0)
  const end = () => row.scrollWidth - row.clientWidth
  const current = () => slides.findLastIndex(slide => left(slide) <= row.scrollLeft + 2)

  const show = () => {
    for (const button of buttons) {
      const atEnd = Number(button.dataset.step) < 0 ? row.scrollLeft <= 2 : row.scrollLeft >= end() - 2
      button.setAttribute('aria-disabled', String(atEnd))
    }
  }
  const go = (index: number) => {
    const slide = slides[Math.max(0, Math.min(slides.length - 1, index))]
    if (slide) slideTo(row, Math.min(left(slide), end()))
  }
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => go(current() - 1),
    ArrowRight: () => go(current() + 1),
    Home: () => go(0),
    End: () => go(slides.length - 1),
  }

  for (const button of buttons) {
    button.addEventListener('click', () => go(current() + Number(button.dataset.step)))
  }
  row.addEventListener('keydown', event => {
    const act = event.target === row ? KEYS[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  row.addEventListener('scroll', show, { passive: true })
  new ResizeObserver(whenRested(show, RESIZE_MS)).observe(row)
  show()
}

const running = new WeakMap<HTMLElement, number>()

function slideTo(row: HTMLElement, to: number): void {
  cancelAnimationFrame(running.get(row) ?? 0)
  const from = row.scrollLeft
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const began = performance.now()
  // Snapping would pull every frame of the animation to its nearest slide.
  row.style.scrollSnapType = 'none'
  const frame = (now: number) => {
    const done = calm ? 1 : Math.min(1, (now - began) / DURATION_MS)
    row.scrollLeft = from + (to - from) * (1 - (1 - done) ** 3)
    if (done < 1) running.set(row, requestAnimationFrame(frame))
    else row.style.scrollSnapType = ''
  }
  running.set(row, requestAnimationFrame(frame))
}
