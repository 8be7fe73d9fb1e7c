import { type HydrationTrigger, scheduleHydration } from './hydration-trigger.ts'

const found = new WeakSet<Element>()

type Enhance = (element: HTMLElement) => void

/**
 * Finds elements with a script of their own (`data-enhance`) and runs each script when its element comes into view.
 * Needs no React; the HTML works without it.
 */
export function startEnhancements(
  loaderOf: (name: string) => (() => Promise<{ default: Enhance }>) | undefined,
): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (found.has(element)) continue
    found.add(element)
    const { enhance = '', when = 'visible', media } = element.dataset
    const load = loaderOf(enhance)
    if (!load) continue
    let woken = false
    scheduleHydration(element, when as HydrationTrigger, media, () => {
      if (woken) return
      woken = true
      load().then(
        ({ default: start }) => {
          start(element)
          element.dataset.alive = ''
        },
        error => reportError(error),
      )
    })
  }
}
