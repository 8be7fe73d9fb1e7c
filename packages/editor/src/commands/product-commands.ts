import {
  applyPatch,
  type Document,
  type Json,
  LIMITS,
  PAPER,
  type PageSizing,
  type Repair,
  sanitiseLine,
  withColumnName,
  withEdgeColour,
  withPageSizing,
} from '@passepartout/document'
import type { DocumentState } from '../history/step.ts'
import type { Params, StepName } from '../state.ts'
import type { CommandContext } from './command-context.ts'

type CalendarStep = Extract<StepName, 'events-changed' | 'months-changed' | 'holidays-changed'>

export interface ProductCommands {
  /** Applies another configuration; the page gets the matching size in the same undo step. */
  applyConfiguration(change: ConfigurationChange): boolean
  /** Edge colour of a stretched canvas, `#rrggbb`. */
  setEdgeColour(pageId: string, colour: string): boolean
  /** Colours the edges that waited for pixels of their photos. No undo step. */
  colourEdges(): void
  setTitle(title: string): boolean
  /** Names a planner's column, counted from 0; consecutive typing into one field is one undo step. */
  setColumnName(index: number, name: string): boolean
  /**
   * Changes the days or months of a calendar as one undo step. The caller passes the change itself, because only
   * calendars need that code.
   */
  changeCalendar(change: (document: Document) => Document, name: CalendarStep): boolean
  /** Carries out a repair of a preflight finding; one that needs the customer becomes an intent for the screen. */
  applyRepair(repair: Repair): boolean
  /** Carries out several repairs as one undo step. */
  applyRepairs(repairs: readonly Repair[]): boolean
  /**
   * Replaces document and configuration with another version (the server's, or a merge of both after a conflict) as one
   * undo step.
   */
  takeVersion(version: { document: Document; configuration?: Json; isMerged?: boolean }): boolean
}

export interface ConfigurationChange {
  configuration: Json
  page?: PageSizing
  /** Change of the document that follows from the configuration. */
  drawn?: (document: Document) => Document
  /** Default: every page. */
  pageId?: string
  /** Values for the history and the announcement: `{ option: 'format', value: '60 × 40 cm' }`. */
  params?: Params
}

export function createProductCommands({ core, edgeColour, uncoloured }: CommandContext): ProductCommands {
  const content = (): DocumentState => {
    const { document, configuration } = core.snapshot()
    return { document, configuration }
  }
  const applyAll = (repairs: readonly Repair[]): boolean => {
    core.settle()
    const changing = repairs.filter(repair => repair.effect.type !== 'ask')
    for (const { effect } of repairs) {
      if (effect.type === 'ask') core.intents.emit(effect)
    }
    if (changing.length === 0) return false
    const isKept = changing.every(repair => repair.id === 'keep')
    const step = { params: { count: changing.length, repair: changing[0]?.id ?? '' }, pageId: null }
    const changed = core.commit(changing.reduce(repaired, content()), {
      ...step,
      name: isKept ? 'hint-kept' : 'repaired',
    })
    if (changed) core.announcer.announce(isKept ? 'hint.kept' : 'repaired', step.params)
    return changed
  }
  return {
    applyConfiguration({ configuration, page, pageId, drawn, params = {} }) {
      core.settle()
      const { document } = core.snapshot()
      const chosen = drawn ? drawn(document) : document
      const resized = page ? withPageSizing(chosen, page, pageId) : chosen
      const step = { name: 'product-changed' as const, params, pageId: null }
      const changed = core.commit({ document: resized, configuration }, step)
      if (changed) core.announcer.announce('product.changed', params)
      return changed
    },
    setEdgeColour(pageId, colour) {
      core.settle()
      uncoloured.delete(pageId)
      const document = withEdgeColour(core.snapshot().document, pageId, colour)
      const step = { name: 'edge-coloured' as const, params: {}, pageId }
      // Dragging through a colour well passes many colours; all become one undo step.
      const changed = core.commit({ document }, { ...step, mergeKey: `edge/${pageId}` })
      if (changed) core.announcer.announce('edge.coloured')
      return changed
    },
    colourEdges() {
      for (const pageId of [...uncoloured]) {
        const { document } = core.snapshot()
        const page = document.pages.find(({ id }) => id === pageId)
        const isWaiting = page?.edge?.mode === 'coloured' && page.edge.colour === PAPER
        const colour = isWaiting ? edgeColour(document, page) : undefined
        if (colour) core.background(withEdgeColour(document, pageId, colour), core.timeline())
        if (colour || !isWaiting) uncoloured.delete(pageId)
      }
    },
    setTitle(title) {
      core.settle()
      const line = sanitiseLine(title, LIMITS.titleLength)
      const document = { ...core.snapshot().document, title: line }
      const step = { name: 'title-changed' as const, params: { title: line }, pageId: null }
      const changed = core.commit({ document }, { ...step, mergeKey: 'title' })
      if (changed) core.announcer.announce('title.changed', step.params)
      return changed
    },
    setColumnName(index, name) {
      core.settle()
      const document = withColumnName(core.snapshot().document, index, name)
      const params = { name: document.calendar?.names[index] ?? '' }
      return core.commit(
        { document },
        {
          name: 'column-named',
          params,
          pageId: null,
          mergeKey: `column/${index}`,
          mergeMs: Number.POSITIVE_INFINITY,
        },
      )
    },
    changeCalendar(change, name) {
      core.settle()
      return core.commit({ document: change(core.snapshot().document) }, { name, params: {}, pageId: null })
    },
    applyRepair: repair => applyAll([repair]),
    applyRepairs: applyAll,
    takeVersion({ document, configuration, isMerged }) {
      core.settle()
      const before = content()
      const changed = core.commit(
        { document, configuration: configuration ?? before.configuration },
        { name: isMerged ? 'versions-merged' : 'version-taken', params: {}, pageId: null },
      )
      if (changed) core.announcer.announce(isMerged ? 'versions.merged' : 'version.taken')
      return changed
    },
  }
}

function repaired(content: DocumentState, { effect }: Repair): DocumentState {
  if (effect.type === 'patch') {
    return { ...content, document: applyPatch(content.document, effect.patch).document }
  }
  if (effect.type === 'ask') return content
  const document = effect.page ? withPageSizing(content.document, effect.page) : content.document
  return { document, configuration: effect.configuration }
}
