import type { Box, ElementBase } from '../../model.ts'
import type { ElementKind } from '../element-kind.ts'

/** Drawn ornament: vectors that nobody edits. What it shows of its drawing is stretched over the element's box. */
export interface ArtworkElement extends ElementBase {
  type: 'artwork'
  /** Hash of the drawing; its text stands in `artworks` of the document, or with the catalogue. */
  art: string
  opacity: number
  /** Part of the drawing that lies under the box, in units of its view box, which is taken where this is left out. */
  view?: Box
  /** How far the design lets the customer take it; left out where it stands where the design has it. */
  hand?: DragLimits
  /** Where the design has it, once the customer has taken it elsewhere. */
  home?: { box: Box; turn: number }
}

export interface DragLimits {
  /** Least and largest size, as shares of the size that the design gives it. */
  smallest: number
  largest: number
  /** Most degrees either way from how the design has it. */
  degrees: number
  /** What it stays within as a whole: the safe zone or the trim. Over the `edge` it may run, and its middle stays on the page. */
  within: (typeof DRAG_ZONES)[number]
}

export const DRAG_ZONES = ['safe', 'trim', 'edge'] as const

export const artworkKind: ElementKind<ArtworkElement> = {
  type: 'artwork',
  lengths: [],
  drawingMs: () => 5,
  artworkIds: ({ art }) => [art],
}
