import type { Box, Crop, Document, DragChange, Element, Json, Point } from '@passepartout/document'

/** What the screen draws from; a new object whenever anything in it changed. */
export interface EditorSnapshot {
  document: Document
  /** The product's choices, opaque to the editor; changes with the document in one step. */
  configuration: Json
  /** Counts every change of document or configuration. */
  revision: number
  session: Session
  /** The gesture under way; its crop stands in for the document's until it is committed. */
  gesture: LiveGesture | null
  history: HistoryView
}

/** What is selected and open: never saved, never undone. */
export interface Session {
  mode: Mode
  pageId: string
  /** Ids of elements, in the order they were selected. */
  selection: readonly string[]
  open: OpenCrop | null
  /** The place whose photo waits for another one to change places with. */
  swapping: SwapState | null
  /** What a mouse draws on the desk to select the photos below it. */
  marquee: Marquee | null
  /** The text whose words are being changed. */
  text: string | null
  /** The own text, form, free photo or ornament that follows a pointer; the document has it as it was until it is laid down. */
  lifted: DragPreview | null
  /** The option row or panel that is unfolded; names belong to the screen. */
  panel: string | null
}

export type Mode = 'edit' | 'see' | 'check'

export interface SwapState {
  slotId: string
  /** The place that it would change with now; null over none. */
  over: string | null
}

export interface Marquee {
  /** In page mm. */
  box: Box
  /** What was selected before and stays so. */
  before: readonly string[]
}

export interface DragPreview {
  id: string
  change: DragChange
  /** As it would be if the hand let go now. */
  element: Element
}

export interface OpenCrop {
  slotId: string
  /** The crop to go back to on cancel. */
  startedWith: Crop
  /** Position in the history when it was opened. */
  mark: number
}

export interface LiveGesture {
  kind: GestureKind
  slotId: string
  crop: Crop
  /** Where the dragged handles are drawn, in page mm; only while a handle is dragged. */
  opening: Box | null
  snaps: readonly SnapGuide[]
}

export type GestureKind = 'pan' | 'pinch' | 'dial' | 'zoom' | 'handle' | 'wheel'

/** A hairline to draw from one point of the page to another while something snaps. */
export interface SnapGuide {
  from: Point
  to: Point
}

export interface HistoryView {
  /** All steps, oldest first; those from `position` on are undone and grey. */
  entries: readonly HistoryEntry[]
  /** Number of steps that are done. */
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
