import type { Box, Crop, Document, DragChange, Element, Json, Point } from '@passepartout/document'

/** State displayed by the screen; a new object on every change. */
export interface EditorSnapshot {
  document: Document
  /** The product's configuration, opaque to the editor; changes with the document in one step. */
  configuration: Json
  /** Counts the changes of document or configuration. */
  revision: number
  session: Session
  /** The gesture in progress; its crop overrides the document's until it is committed. */
  gesture: LiveGesture | null
  history: HistoryView
}

/** Selection and open editors: never saved, never undone. */
export interface Session {
  mode: Mode
  pageId: string
  /** Ids of elements, in the order of selection. */
  selection: readonly string[]
  open: OpenCrop | null
  /** A swap in progress: the slot whose photo waits for a second one. */
  swapping: SwapState | null
  /** The rectangle drawn with the mouse to select photos. */
  marquee: Marquee | null
  /** Id of the text that is being edited. */
  text: string | null
  /** Preview of an added text, stencil, free photo or ornament during a drag; the document changes only at its end. */
  lifted: DragPreview | null
  /** The open option row or panel, by the screen's names. */
  panel: string | null
}

export type Mode = 'edit' | 'see' | 'check'

export interface SwapState {
  slotId: string
  /** The slot under the dragged photo; null over none. */
  over: string | null
}

export interface Marquee {
  /** In mm of the page. */
  box: Box
  /** Selection from before the marquee, which stays selected. */
  before: readonly string[]
}

export interface DragPreview {
  id: string
  change: DragChange
  /** The element as it would be if the drag ended now. */
  element: Element
}

export interface OpenCrop {
  slotId: string
  /** The crop that cancelling restores. */
  startedWith: Crop
  /** Position in the history when the crop was opened. */
  mark: number
}

export interface LiveGesture {
  kind: GestureKind
  slotId: string
  crop: Crop
  /** Box of the handles in mm of the page; only while a handle is dragged. */
  opening: Box | null
  snaps: readonly SnapGuide[]
}

export type GestureKind = 'pan' | 'pinch' | 'dial' | 'zoom' | 'handle' | 'wheel'

/** A line from one point of the page to another, displayed while something snaps. */
export interface SnapGuide {
  from: Point
  to: Point
}

export interface HistoryView {
  /** All steps, oldest first; those from `position` on are undone. */
  entries: readonly HistoryEntry[]
  /** Number of done steps. */
  position: number
  canUndo: boolean
  canRedo: boolean
}

export interface HistoryEntry {
  id: number
  name: StepName
  params: Params
  pageId: string | null
  /** Milliseconds since 1970. */
  at: number
}

export type Params = Record<string, string | number>

/** Message keys of the history list, under `step.` */
export type StepName =
  | 'photo-placed'
  | 'photo-replaced'
  | 'photo-taken-out'
  | 'photo-set-aside'
  | 'photo-brought-back'
  | 'photo-forgotten'
  | 'photo-described'
  | 'photos-swapped'
  | 'photos-taken-out'
  | 'photos-shuffled'
  | 'photo-pinned'
  | 'photo-unpinned'
  | 'book-filled'
  | 'book-wished'
  | 'photo-wished'
  | 'photo-masked'
  | 'spread-arranged'
  | 'spread-moved'
  | 'page-numbers-changed'
  | 'caption-changed'
  | 'index-removed'
  | 'chapter-removed'
  | 'layout-changed'
  | 'spacing-changed'
  | 'corners-changed'
  | 'ground-changed'
  | 'figure-changed'
  | 'places-freed'
  | 'places-at-home'
  | 'place-moved'
  | 'place-resized'
  | 'place-turned'
  | 'ornament-moved'
  | 'ornament-resized'
  | 'ornament-turned'
  | 'ornament-at-home'
  | 'figure-moved'
  | 'figure-resized'
  | 'crop-moved'
  | 'crop-zoomed'
  | 'crop-tilted'
  | 'crop-turned'
  | 'crop-mirrored'
  | 'crop-whole'
  | 'crop-filled'
  | 'crop-reset'
  | 'crop-restored'
  | 'crop-changed'
  | 'product-changed'
  | 'edge-coloured'
  | 'title-changed'
  | 'column-named'
  | 'holidays-changed'
  | 'months-changed'
  | 'events-changed'
  | 'words-changed'
  | 'text-styled'
  | 'words-filled'
  | 'text-added'
  | 'text-moved'
  | 'text-resized'
  | 'text-turned'
  | 'text-removed'
  | 'letters-changed'
  | 'proof-read'
  | 'repaired'
  | 'hint-kept'
  | 'version-taken'
  | 'versions-merged'
  | 'prints-added'
  | 'prints-changed'
  | 'prints-removed'
  | 'prints-sorted'
