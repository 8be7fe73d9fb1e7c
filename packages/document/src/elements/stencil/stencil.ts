import type { Face } from '@passepartout/typeset'
import * as z from 'zod'
import { line, number, or, record, TRUE_OR_LEFT_OUT } from '../../fields.ts'
import { MASKS, type Mask } from '../../geometry/mask-path.ts'
import { LIMITS } from '../../limits.ts'
import type { ElementBase, Paint, Sides } from '../../model.ts'
import { faceSchema, paintSchema } from '../../schema-parts.ts'
import { type ElementKind, shapeOf } from '../element-kind.ts'

/** A mat over the photos below it, with an opening in the form of a figure, a letter or a number. */
export interface StencilElement extends ElementBase {
  type: 'stencil'
  /** The opening, over the box; null where letters are it. */
  mask: Mask | null
  /** Letters and numbers as the opening, as large as the box holds. */
  words: string
  /** The customer has typed the letters; left out where they are still the design's. */
  own?: true
  face: Face['face']
  weight: number
  trackingEm: number
  fill: Paint
  /** What it covers: the box and this much around it. */
  aroundMm: Sides
}

const around = number(0, 2_000, 0)

export const stencilKind: ElementKind<StencilElement> = {
  ...shapeOf<StencilElement>('stencil', {
    mask: or(z.enum(MASKS).nullable(), null),
    words: line(LIMITS.eventLength),
    own: TRUE_OR_LEFT_OUT,
    face: or(faceSchema, 'Figtree'),
    weight: number(100, 900, 800),
    trackingEm: number(-0.2, 1, 0),
    fill: or(paintSchema, '#ffffff'),
    aroundMm: record({ top: around, right: around, bottom: around, left: around }),
  }),
  lengths: ['aroundMm'],
  faces: ({ mask, face, weight }) => (mask === null ? [{ face, weight, italic: false }] : []),
}
