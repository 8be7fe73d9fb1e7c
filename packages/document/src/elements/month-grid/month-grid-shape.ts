import * as z from 'zod'
import { choice, line, list, number, withDefault } from '../../fields.ts'
import { LIMITS } from '../../limits.ts'
import { fontFamilySchema, paintSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import type { MonthGridElement } from './month-grid.ts'

const paint = withDefault(paintSchema, '#000000')
const flag = choice([false, true])

export const monthGridShape = shapeOf<MonthGridElement>('month-grid', {
  style: withDefault(z.enum(['table', 'list', 'strip', 'weeks', 'week']), 'table'),
  offset: withDefault(z.int().min(-1).max(1), 0),
  face: withDefault(fontFamilySchema, 'Figtree'),
  weight: number(100, 900, 400),
  italic: flag,
  sizePt: number(1, 400, 9),
  headFace: withDefault(fontFamilySchema.nullable(), null),
  headWeight: number(100, 900, 400),
  headSizePt: number(1, 400, 7),
  headTrackingEm: number(0, 0.5, 0),
  headCaps: flag,
  ink: paint,
  muted: paint,
  accent: paint,
  line: withDefault(paintSchema.nullable(), null),
  lineMm: number(0.01, 20, 0.2),
  rules: withDefault(z.enum(['none', 'head', 'rows', 'cells']), 'none'),
  tint: withDefault(paintSchema.nullable(), null),
  weekdays: withDefault(z.enum(['none', 'narrow', 'short', 'long']), 'short'),
  weekNumbers: flag,
  neighbours: flag,
  sixthWeek: withDefault(z.enum(['row', 'shared']), 'row'),
  figures: withDefault(z.enum(['centre', 'top-left', 'top-right']), 'centre'),
  columns: list(line(LIMITS.eventLength), 7),
  flow: withDefault(z.int().min(1).max(7), 1),
  weekWord: line(LIMITS.eventLength),
  notes: line(LIMITS.eventLength),
})
