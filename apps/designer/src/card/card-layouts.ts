import type { DesignLayout } from '@passepartout/document'
import type { DesignerBase } from '../state/designer-base.ts'
import { createStore, type Store } from '../state/store.ts'

/** Pages of the design by format; undefined until they are loaded. */
export type CardLayouts = Readonly<Record<string, DesignLayout>> | undefined

export interface CardLayoutSource {
  store: Store<{ layouts: CardLayouts }>
  /** Loads them once; may be retried after a failure. */
  load(): Promise<CardLayouts>
}

/** Layouts of a card's design in other formats, loaded on demand. */
export function createCardLayouts({ data, editor }: DesignerBase): CardLayoutSource {
  const store = createStore<{ layouts: CardLayouts }>({ layouts: undefined })
  const { design, locale } = editor.getSnapshot().document
  const version = data.product?.document.design?.version
  let loading: Promise<CardLayouts> | undefined

  async function fetchLayouts(): Promise<CardLayouts> {
    if (!design) return undefined
    const query = new URLSearchParams({ locale, ...(version ? { v: version } : {}) })
    const answer = await fetch(`/web-api/card-layouts/${encodeURIComponent(design.id)}?${query}`).catch(
      () => undefined,
    )
    if (!answer?.ok) return undefined
    const { layouts } = (await answer.json()) as { layouts: { format: string; pages: DesignLayout }[] }
    return Object.fromEntries(layouts.map(({ format, pages }) => [format, pages]))
  }

  return {
    store,
    async load() {
      loading ??= fetchLayouts()
      const layouts = await loading
      if (layouts) store.set({ layouts })
      else loading = undefined
      return layouts
    },
  }
}
