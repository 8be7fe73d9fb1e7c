import type { Box, ElementBase } from '../../element-base.ts'
import type { ElementKind } from '../element-kind.ts'

/** Vector ornament that cannot be edited. The visible part of the drawing is stretched over the element's box. */
export interface ArtworkElement extends ElementBase {
  type: 'artwork'
  /** Hash of the drawing; its text is in `artworks` of the document, or in the catalogue. */
  art: string
  opacity: number
  /** Visible part of the drawing, in units of its view box; the whole view box by default. */
  view?: Box
  /** How far the design lets the customer move it; absent if it is fixed. */
  hand?: DragLimits
  /** Its position in the design, once the customer has moved it. */
  home?: { box: Box; turn: number }
}

export interface DragLimits {
  /** Minimum and maximum size, as shares of the size in the design. */
  smallest: number
  largest: number
  /** Maximum rotation to either side, in degrees from the design's. */
  degrees: number
  /**
   * Bounds of the whole ornament: the safe area or the trim. With `edge` it may cross the trim, and its centre stays on
   * the page.
   */
  within: (typeof DRAG_ZONES)[number]
}

export const DRAG_ZONES = ['safe', 'trim', 'edge'] as const

export const artworkKind: ElementKind<ArtworkElement> = {
  type: 'artwork',
  lengths: [],
  drawingMs: () => 5,
  artworkIds: ({ art }) => [art],
}
