import { runWhenIdle } from '../../platform/run-when-idle.ts'
import { afterFirstPaint } from './after-first-paint.ts'

/** When an island's code loads and its HTML hydrates. */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'media' | 'sign' | 'interaction'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const FIRST_USE = ['pointerdown', 'focusin', 'keydown', 'touchstart'] as const

/**
 * Calls `wake` when the island should hydrate. `interaction` waits for the first use of the island, `sign` for the
 * visitor's first interaction with the page; all other triggers also fire on first use, so that an early visitor never
 * waits for an idle moment. Only `media` does not: its code is for matching screens alone.
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
  // The visitor used the island before this script loaded, so the event has passed.
  if (element.contains(document.activeElement)) wake()
  if (when === 'load') wake()
  else if (when === 'idle') runWhenIdle(wake)
  else if (when === 'sign') void onFirstInteraction().then(wake)
  else if (when === 'visible') afterFirstPaint(() => onVisible(element, wake))
}

/**
 * Resolves at the visitor's first interaction: before it, no event handlers are needed. Elements that scroll inside the
 * page may do so on their own; their events do not reach the window.
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
  // The island's own wrappers have no box (`display: contents`) and never intersect; their content does.
  const boxes = element.querySelectorAll(':scope > [data-island-root] > *')
  for (const box of boxes.length > 0 ? boxes : [element]) observer.observe(box)
}

function onMedia(media: string, wake: () => void): void {
  const query = matchMedia(media)
  if (query.matches) wake()
  else query.addEventListener('change', event => event.matches && wake(), { once: true })
}
