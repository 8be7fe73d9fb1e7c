import {
  documentKindOf,
  type EventProperties,
  moneyProperties,
  type TrackedEvent,
} from '@passepartout/domain'
import type { DesignerData } from '../data/designer-data.ts'
import type { DesignerBase } from './designer-base.ts'

const SIGNS = ['pointerdown', 'keydown'] as const

/** Pushes an event to the page's data layer; this alone sends nothing. */
function push(event: TrackedEvent, facts: EventProperties): void {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event, ...facts })
}

/**
 * Loads the analytics code at the first input, as far as the visitor consented. Visitors who never interact download no
 * analytics code.
 */
export function loadAnalyticsOnFirstInput({ insights }: Pick<DesignerData, 'insights'>): void {
  if (!insights) return
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
    // Code of the storefront, at an address that only its build knows.
    import(/* @vite-ignore */ insights).then(({ startAnalytics }) => startAnalytics()).catch(() => undefined)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
}

type Parts = Pick<DesignerBase, 'configuration' | 'data' | 'design' | 'editor' | 'storedConfiguration'>

/**
 * Pushes the designer's events of the event catalogue: the first change of the product, and each line added to the
 * cart.
 */
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
