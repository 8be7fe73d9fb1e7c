import { keepForLater } from '../../platform/keep-for-later.ts'
import { isLeaving } from '../../platform/leaving.ts'
import { wholeStyles } from '../../platform/whole-styles.ts'
import { reloadOnce } from './reload.ts'
import { keepClicks, takeBackChanges } from './replay.ts'
import { firstSign, type When, whenReady } from './strategy.ts'

/** A page that was put in the place of another brings further islands; those that are known stay as they are. */
const found = new WeakSet<Element>()

type Loader = () => Promise<{ default: React.ComponentType<never> }>

/** Finds the islands of the page and wakes each by its strategy. React itself is fetched with the first of them. */
export function startIslands(
  loaderOf: (name: string) => Loader | undefined,
  somebody: Promise<void> = firstSign(),
): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (found.has(element)) continue
    found.add(element)
    const { island = '', when = 'load', media } = element.dataset
    const load = loaderOf(island)
    if (!load) continue
    const keeper = keepClicks(element)
    let woken = false
    whenReady(element, when as When, media, async () => {
      if (when === 'visible') {
        keepForLater(element.dataset.code?.split(' ') ?? [])
        await somebody
      }
      if (woken) return
      woken = true
      void wake(element, load).then(keeper.release, error => {
        void keeper.release()
        if (isLeaving()) return
        reportError(error)
        void reloadOnce()
      })
    })
  }
}

async function wake(element: HTMLElement, load: Loader): Promise<void> {
  const [{ hydrateIsland }, { default: Component }] = await Promise.all([
    import('./hydrate.tsx'),
    load(),
    wholeStyles(),
  ])
  const redo = takeBackChanges(element)
  await hydrateIsland(element, Component as React.ComponentType<Record<string, unknown>>)
  for (const change of redo) change()
}
