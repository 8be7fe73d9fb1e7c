import { loadFullStyleSheets } from '../../platform/full-style-sheets.ts'
import { isNavigatingAway } from '../../platform/navigation-away.ts'
import { prefetchAssets } from '../../platform/prefetch-assets.ts'
import { reloadOnceOnChunkError } from './chunk-reload.ts'
import { type HydrationTrigger, onFirstInteraction, scheduleHydration } from './hydration-trigger.ts'
import { recordClicks, revertEarlyChanges } from './replay.ts'

/** A replaced page brings further islands; known ones stay unchanged. */
const found = new WeakSet<Element>()

type Loader = () => Promise<{ default: React.ComponentType<never> }>

/** Finds the islands of the page and hydrates each by its trigger. React itself loads with the first of them. */
export function hydrateIslands(
  loaderOf: (name: string) => Loader | undefined,
  somebody: Promise<void> = onFirstInteraction(),
): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (found.has(element)) continue
    found.add(element)
    const { island = '', when = 'load', media } = element.dataset
    const load = loaderOf(island)
    if (!load) continue
    const keeper = recordClicks(element)
    let woken = false
    scheduleHydration(element, when as HydrationTrigger, media, async () => {
      if (when === 'visible') {
        prefetchAssets(element.dataset.code?.split(' ') ?? [])
        await somebody
      }
      if (woken) return
      woken = true
      void hydrateByTrigger(element, load).then(keeper.release, error => {
        void keeper.release()
        if (isNavigatingAway()) return
        reportError(error)
        void reloadOnceOnChunkError()
      })
    })
  }
}

async function hydrateByTrigger(element: HTMLElement, load: Loader): Promise<void> {
  const [{ hydrateInPlace }, { default: Component }] = await Promise.all([
    import('./hydrate.tsx'),
    load(),
    loadFullStyleSheets(),
  ])
  const redo = revertEarlyChanges(element)
  await hydrateInPlace(element, Component as React.ComponentType<Record<string, unknown>>)
  for (const change of redo) change()
}
