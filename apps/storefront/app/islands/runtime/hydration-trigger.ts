import { runWhenIdle } from '../../platform/run-when-idle.ts'
import { afterFirstPaint } from './after-first-paint.ts'

/** When an island's code is fetched and its HTML comes alive. */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'media' | 'sign' | 'interaction'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const FIRST_USE = ['pointerdown', 'focusin', 'keydown', 'touchstart'] as const

/**
 * Calls `wake` once when the island should hydrate. `interaction` is woken by the first use itself, `sign` when the
 * visitor first does anything on the page; every other strategy is woken by first use too, so that an early visitor never waits for an idle moment. Only `media` is not: its
 * code is for such screens alone.
 */
export function scheduleHydration(
  element: Element,
  when: HydrationTrigger,
  media: string | undefined,
  wake: () => void,
): void {
  if (when === 'media') {
    onMedia(media ?? 'all', wake)
    return
  }
  for (const type of FIRST_USE) element.addEventListener(type, wake, { once: true, passive: true })
  // Who was quicker than this script has used it already, and its event has gone by.
  if (element.contains(document.activeElement)) wake()
  if (when === 'load') wake()
  else if (when === 'idle') runWhenIdle(wake)
  else if (when === 'sign') void onFirstInteraction().then(wake)
  else if (when === 'visible') afterFirstPaint(() => onVisible(element, wake))
}

/**
 * Settles when the visitor first does anything: before, nobody needs what answers to it. What scrolls inside the page does
 * so by itself, too, and its events do not reach the window.
 */
export function onFirstInteraction(): Promise<void> {
  return new Promise(resolve => {
    for (const type of SIGNS) addEventListener(type, () => resolve(), { once: true, passive: true })
  })
}

function onVisible(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '200px' },
  )
  // The island's own wrappers have no box (`display: contents`) and would never be seen; what they hold is.
  const boxes = element.querySelectorAll(':scope > [data-island-root] > *')
  for (const box of boxes.length > 0 ? boxes : [element]) observer.observe(box)
}

function onMedia(media: string, wake: () => void): void {
  const query = matchMedia(media)
  if (query.matches) wake()
  else query.addEventListener('change', event => event.matches && wake(), { once: true })
}
