import {
  documentKindOf,
  type EventProperties,
  moneyProperties,
  type TrackedEvent,
} from '@passepartout/domain'
import type { DesignerData } from '../data/designer-data.ts'
import type { DesignerBase } from './designer-base.ts'

const SIGNS = ['pointerdown', 'keydown'] as const

/** Tells the page's data layer what happened, as pages do; nothing leaves the browser by that alone. */
function push(event: TrackedEvent, facts: EventProperties): void {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event, ...facts })
}

/**
 * Fetches what reads the data layer, as far as the visitor agreed, at the first sign of somebody: whoever only looks costs
 * no code.
 */
export function loadAnalyticsOnFirstInput({ insights }: Pick<DesignerData, 'insights'>): void {
  if (!insights) return
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
    // Code of the shop's pages, at an address that only their build knows.
    import(/* @vite-ignore */ insights).then(({ startAnalytics }) => startAnalytics()).catch(() => undefined)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
}

type Parts = Pick<DesignerBase, 'configuration' | 'data' | 'design' | 'editor' | 'storedConfiguration'>

/** What designers tell, by the catalogue of events: once that the product was changed, and each line for the cart. */
export function createDesignerTracking({ configuration, data, design, editor, storedConfiguration }: Parts) {
  const about = (): EventProperties => ({
    kind: documentKindOf(data.kind),
    ...(data.product ? {} : { item: configuration().materialType }),
  })
  const first = JSON.stringify(storedConfiguration())
  const stop = editor.onCommit(({ cause }) => {
    if (cause === 'background' || JSON.stringify(storedConfiguration()) === first) return
    stop()
    push('configure', about())
  })
  return {
    addedToCart: (quantity: number | undefined) => {
      const { price } = design.get().price
      push('add_to_cart', {
        ...about(),
        ...(price ? moneyProperties(price.current) : {}),
        ...(quantity ? { quantity } : {}),
      })
    },
  }
}

export type DesignerTracking = ReturnType<typeof createDesignerTracking>
