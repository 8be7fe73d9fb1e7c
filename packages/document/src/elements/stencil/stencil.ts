import type { FontFace } from '@passepartout/typeset'
import type { Mask } from '../../geometry/mask-path.ts'
import type { ElementBase, Paint, Sides } from '../../model.ts'
import type { ElementKind } from '../element-kind.ts'

/** A mat over the photos below it, with an opening in the form of a figure, a letter or a number. */
export interface StencilElement extends ElementBase {
  type: 'stencil'
  /** The opening, over the box; null where letters are it. */
  mask: Mask | null
  /** Letters and numbers as the opening, as large as the box holds. */
  words: string
  /** The customer has typed the letters; left out where they are still the design's. */
  own?: true
  face: FontFace['face']
  weight: number
  trackingEm: number
  fill: Paint
  /** What it covers: the box and this much around it. */
  aroundMm: Sides
}

export const stencilKind: ElementKind<StencilElement> = {
  type: 'stencil',
  lengths: ['aroundMm'],
  // What lies under it is drawn into a mask of the whole page.
  drawingMs: () => 150,
  faces: ({ mask, face, weight }) => (mask === null ? [{ face, weight, italic: false }] : []),
}
