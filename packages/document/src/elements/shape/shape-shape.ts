import * as z from 'zod'
import { number, withDefault } from '../../fields.ts'
import { LIMITS } from '../../limits.ts'
import { flatBoxSchema, paintSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import type { ShapeElement } from './shape.ts'

const pathSchema = z
  .string()
  .max(LIMITS.pathLength)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.e-]+$/)

export const shapeShape = shapeOf<ShapeElement>(
  'shape',
  {
    shape: withDefault(z.enum(['rect', 'ellipse', 'line', 'path']), 'rect'),
    path: withDefault(pathSchema.nullable(), null),
    fill: withDefault(paintSchema.nullable(), null),
    stroke: withDefault(paintSchema.nullable(), null),
    strokeMm: number(0.01, 20, 0.35),
    dashMm: withDefault(
      z.tuple([z.number().min(0).max(500), z.number().positive().max(500)]).nullable(),
      null,
    ) as never,
    radiusMm: number(0, 500, 0),
    opacity: number(0, 1, 1),
  },
  flatBoxSchema,
)
