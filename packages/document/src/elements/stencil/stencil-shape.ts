import * as z from 'zod'
import { line, number, OPTIONAL_TRUE, record, withDefault } from '../../fields.ts'
import { MASKS } from '../../geometry/mask-path.ts'
import { LIMITS } from '../../limits.ts'
import { fontFamilySchema, paintSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import type { StencilElement } from './stencil.ts'

const around = number(0, 2_000, 0)

export const stencilShape = shapeOf<StencilElement>('stencil', {
  mask: withDefault(z.enum(MASKS).nullable(), null),
  words: line(LIMITS.eventLength),
  own: OPTIONAL_TRUE,
  face: withDefault(fontFamilySchema, 'Figtree'),
  weight: number(100, 900, 800),
  trackingEm: number(-0.2, 1, 0),
  fill: withDefault(paintSchema, '#ffffff'),
  aroundMm: record({ top: around, right: around, bottom: around, left: around }),
})
