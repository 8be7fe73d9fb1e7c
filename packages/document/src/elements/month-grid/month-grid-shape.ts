import * as z from 'zod'
import { choice, line, list, number, or } from '../../fields.ts'
import { LIMITS } from '../../limits.ts'
import { faceSchema, paintSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import type { MonthGridElement } from './month-grid.ts'

const paint = or(paintSchema, '#000000')
const flag = choice([false, true])

export const monthGridShape = shapeOf<MonthGridElement>('month-grid', {
  style: or(z.enum(['table', 'list', 'strip', 'weeks']), 'table'),
  offset: or(z.int().min(-1).max(1), 0),
  face: or(faceSchema, 'Figtree'),
  weight: number(100, 900, 400),
  italic: flag,
  sizePt: number(1, 400, 9),
  headFace: or(faceSchema.nullable(), null),
  headWeight: number(100, 900, 400),
  headSizePt: number(1, 400, 7),
  headTrackingEm: number(0, 0.5, 0),
  headCaps: flag,
  ink: paint,
  muted: paint,
  accent: paint,
  line: or(paintSchema.nullable(), null),
  lineMm: number(0.01, 20, 0.2),
  rules: or(z.enum(['none', 'head', 'rows', 'cells']), 'none'),
  tint: or(paintSchema.nullable(), null),
  weekdays: or(z.enum(['none', 'narrow', 'short', 'long']), 'short'),
  weekNumbers: flag,
  neighbours: flag,
  sixthWeek: or(z.enum(['row', 'shared']), 'row'),
  figures: or(z.enum(['centre', 'top-left', 'top-right']), 'centre'),
  columns: list(line(LIMITS.eventLength), 7),
  flow: or(z.int().min(1).max(6), 1),
  weekWord: line(LIMITS.eventLength),
  notes: line(LIMITS.eventLength),
})
