import type { FontFace } from '@passepartout/typeset'
import type { ElementBase, Paint, Sides } from '../../element-base.ts'
import type { Mask } from '../../geometry/mask-path.ts'
import type { ElementKind } from '../element-kind.ts'

/** A mat over the photos below it, with an opening in the shape of a mask or of text. */
export interface StencilElement extends ElementBase {
  type: 'stencil'
  /** Shape of the opening, over the box; null for text. */
  mask: Mask | null
  /** Text of the opening, as large as fits the box. */
  words: string
  /** The customer has changed the text; absent while it is the design's. */
  own?: true
  face: FontFace['face']
  weight: number
  trackingEm: number
  fill: Paint
  /** The mat extends beyond the box by this much. */
  aroundMm: Sides
}

export const stencilKind: ElementKind<StencilElement> = {
  type: 'stencil',
  lengths: ['aroundMm'],
  // Everything below it is rendered into a mask of the whole page.
  drawingMs: () => 150,
  faces: ({ mask, face, weight }) => (mask === null ? [{ face, weight, italic: false }] : []),
}
