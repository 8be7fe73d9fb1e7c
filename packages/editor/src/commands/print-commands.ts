import {
  type Asset,
  type Document,
  type Json,
  type PrintChange,
  type PrintStyle,
  withChangedPrints,
  withoutPrints,
  withPrints,
  withSortedPrints,
} from '@passepartout/document'
import type { Params } from '../state.ts'
import type { CommandContext } from './command-context.ts'

/** Commands for products in which every photo is a separate print. */
export interface PrintCommands {
  /** Adds a print for every photo. Photos that arrive quickly within one batch are one undo step. */
  addPrints(
    photos: readonly { pageId: string; asset: Asset }[],
    like: { look: PrintStyle; bleed: number; safe: number },
    batch: string,
  ): boolean
  /** Changes several prints in one undo step, and the configuration where it follows from them. */
  changePrints(
    pageIds: Iterable<string>,
    change: PrintChange,
    options?: { configuration?: Json; params?: Params },
  ): boolean
  /** Sets the line of text on the back of each print, in one undo step. */
  writeBacks(backs: ReadonlyMap<string, string | null>): boolean
  /** Removes prints; their photos stay in the document. */
  removePrints(pageIds: Iterable<string>): boolean
  sortPrints(compare: (a: Asset, b: Asset) => number): boolean
}

export function createPrintCommands({ core }: CommandContext): PrintCommands {
  const current = () => core.snapshot().document
  const commit = (document: Document, step: Parameters<typeof core.commit>[1]) =>
    core.commit({ document }, step)

  return {
    addPrints(photos, like, batch) {
      core.settle()
      const step = { name: 'prints-added' as const, params: { count: photos.length }, pageId: null }
      return commit(withPrints(current(), photos, like), { ...step, mergeKey: `prints-added/${batch}` })
    },
    changePrints(pageIds, change, { configuration, params = {} } = {}) {
      core.settle()
      const ids = new Set(pageIds)
      const step = { name: 'prints-changed' as const, params: { count: ids.size, ...params }, pageId: null }
      const document = withChangedPrints(current(), ids, change)
      const changed = core.commit({ document, ...(configuration !== undefined && { configuration }) }, step)
      // Without pages only what is ordered changes, such as the size of a box.
      if (changed && ids.size > 0) core.announcer.announce('prints.changed', step.params)
      return changed
    },
    writeBacks(backs) {
      core.settle()
      const document = [...backs].reduce(
        (written, [id, back]) => withChangedPrints(written, new Set([id]), { back }),
        current(),
      )
      const step = { name: 'prints-changed' as const, params: { count: backs.size }, pageId: null }
      const changed = commit(document, step)
      if (changed) core.announcer.announce('prints.changed', step.params)
      return changed
    },
    removePrints(pageIds) {
      core.settle()
      const ids = new Set(pageIds)
      const step = { name: 'prints-removed' as const, params: { count: ids.size }, pageId: null }
      const changed = commit(withoutPrints(current(), ids), step)
      if (changed) core.announcer.announce('prints.removed', step.params)
      return changed
    },
    sortPrints(compare) {
      core.settle()
      const step = { name: 'prints-sorted' as const, params: {}, pageId: null }
      const changed = commit(withSortedPrints(current(), compare), step)
      if (changed) core.announcer.announce('prints.sorted')
      return changed
    },
  }
}
