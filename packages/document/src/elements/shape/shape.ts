import * as z from 'zod'
import { number, or } from '../../fields.ts'
import { LIMITS } from '../../limits.ts'
import type { ElementBase, Paint } from '../../model.ts'
import { flatBoxSchema, paintSchema } from '../../schema-parts.ts'
import { type ElementKind, shapeOf } from '../element-kind.ts'

/** A plain figure. A line runs from its box's top left to its bottom right corner, and may be 0 wide or high. */
export interface ShapeElement extends ElementBase {
  type: 'shape'
  shape: 'rect' | 'ellipse' | 'line' | 'path'
  /** SVG path data in mm from the box's top left corner; null for every other shape. */
  path: string | null
  fill: Paint | null
  stroke: Paint | null
  strokeMm: number
  /** Dash and gap. */
  dashMm: [number, number] | null
  /** Corners of a rectangle. */
  radiusMm: number
  opacity: number
}

export const pathSchema = z
  .string()
  .max(LIMITS.pathLength)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.e-]+$/)

export const shapeKind: ElementKind<ShapeElement> = {
  ...shapeOf<ShapeElement>(
    'shape',
    {
      shape: or(z.enum(['rect', 'ellipse', 'line', 'path']), 'rect'),
      path: or(pathSchema.nullable(), null),
      fill: or(paintSchema.nullable(), null),
      stroke: or(paintSchema.nullable(), null),
      strokeMm: number(0.01, 20, 0.35),
      dashMm: or(
        z.tuple([z.number().min(0).max(500), z.number().positive().max(500)]).nullable(),
        null,
      ) as never,
      radiusMm: number(0, 500, 0),
      opacity: number(0, 1, 1),
    },
    flatBoxSchema,
  ),
  lengths: ['strokeMm', 'radiusMm', 'dashMm'],
}
