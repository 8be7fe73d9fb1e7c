import type { Document, Json, Patch, UiAction } from '@passepartout/document'
import type { HistoryEntry, Params } from './state.ts'

/** One change of the document, as autosave receives it. */
export interface Commit {
  revision: number
  /** Turns the previous document into `document`. */
  patch: Patch
  document: Document
  configuration: Json
  configurationChanged: boolean
  /** `background`: a change not made by the customer (an upload finished); not in the history. */
  cause: 'do' | 'undo' | 'redo' | 'jump' | 'background'
  step: HistoryEntry | null
}

/** Message for the live region: a key under `announce.` with its values. */
export interface Announcement {
  key: AnnouncementKey
  params: Params
  politeness: 'polite' | 'assertive'
}

export type AnnouncementKey =
  | 'crop.opened'
  | 'crop.closed'
  | 'crop.restored'
  | 'crop.moved'
  | 'crop.zoom'
  | 'crop.tilted'
  | 'crop.turned'
  | 'crop.mirrored'
  | 'crop.whole'
  | 'crop.filled'
  | 'crop.reset'
  | 'crop.changed'
  | 'photo.placed'
  | 'photo.replaced'
  | 'photo.taken-out'
  | 'photo.removed'
  | 'photo.aside'
  | 'photo.brought-back'
  | 'photo.forgotten'
  | 'photo.described'
  | 'photos.swapped'
  | 'photos.taken-out'
  | 'photos.shuffled'
  | 'photo.pinned'
  | 'photo.unpinned'
  | 'book.filled'
  | 'spread.arranged'
  | 'spread.moved'
  | 'layout.changed'
  | 'spacing.changed'
  | 'corners.changed'
  | 'ground.changed'
  | 'figure.changed'
  | 'places.freed'
  | 'places.home'
  | 'ornament.home'
  | 'text.moved'
  | 'text.resized'
  | 'text.turned'
  | 'text.removed'
  | 'swap.started'
  | 'swap.ended'
  | 'product.changed'
  | 'edge.coloured'
  | 'title.changed'
  | 'repaired'
  | 'hint.kept'
  | 'version.taken'
  | 'versions.merged'
  | 'prints.changed'
  | 'prints.removed'
  | 'prints.sorted'
  | 'history.undone'
  | 'history.redone'
  | 'history.jumped'
  | 'history.nothing'
  | 'selection.many'
  | 'selection.none'
  | 'page.shown'
  | 'mode.edit'
  | 'mode.see'
  | 'mode.check'

/** A request of a key or repair to the screen, which the editor cannot fulfil itself. */
export type UiIntent =
  | { type: 'open-tray'; slotId: string }
  /** Only for kinds with layouts. */
  | { type: 'shuffle' }
  | { type: 'layouts' }
  | { type: 'ask'; action: UiAction; elementId?: string; word?: string }
  | { type: 'next-finding'; step: 1 | -1 }
  | { type: 'cycle-zone'; step: 1 | -1 }
  | { type: 'toggle-panels' }
  | { type: 'help' }
  | { type: 'view-zoom'; to: 'in' | 'out' | 'fit' }
  | { type: 'view-pan'; x: number; y: number }

export interface EventChannel<T> {
  emit(value: T): void
  on(listener: (value: T) => void): () => void
}

export function createEventChannel<T>(): EventChannel<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit: value => {
      for (const listener of [...listeners]) listener(value)
    },
    on: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
