import type { FaceName } from '@passepartout/typeset'
import * as z from 'zod'
import { choice, line, list, number, or } from '../../fields.ts'
import { LIMITS } from '../../limits.ts'
import type { ElementBase, Paint } from '../../model.ts'
import { faceSchema, paintSchema } from '../../schema-parts.ts'
import { type ElementKind, shapeOf } from '../element-kind.ts'

/** The days of a page's month in the manner of the document's locale: first weekday, names, numbers of weeks. */
export interface MonthGridElement extends ElementBase {
  type: 'month-grid'
  /** `table`: seven columns. `list`: a line per day. `strip`: all days side by side. `weeks`: a block of lines per week. */
  style: 'table' | 'list' | 'strip' | 'weeks'
  /** -1 is the month before, 1 the month after. */
  offset: number
  /** Typeface of the figures. */
  face: FaceName
  weight: number
  italic: boolean
  sizePt: number
  /** Typeface of weekdays, numbers of weeks and names; the figures' where it is null. */
  headFace: FaceName | null
  headWeight: number
  headSizePt: number
  headTrackingEm: number
  headCaps: boolean
  ink: Paint
  /** Weekdays, numbers of weeks, days of the neighbouring months. */
  muted: Paint
  /** Sundays and marked days. */
  accent: Paint
  /** Rules between lines or cells. */
  line: Paint | null
  lineMm: number
  rules: 'none' | 'head' | 'rows' | 'cells'
  /** Ground under Saturdays and Sundays. */
  tint: Paint | null
  weekdays: 'none' | 'narrow' | 'short' | 'long'
  /** Numbers of the weeks, where the place uses them. */
  weekNumbers: boolean
  /** Days of the months before and after, in `table`. */
  neighbours: boolean
  /** A sixth week has a row of its own, or shares the cells of the fifth, parted by a diagonal. */
  sixthWeek: 'row' | 'shared'
  /** Place of the figure in the cells of `table`. */
  figures: 'centre' | 'top-left' | 'top-right'
  /** Heads of a planner's columns, in `list`; the document's own names come before them. */
  columns: string[]
  /** Columns in which `list` and `weeks` flow, rows of `strip`. */
  flow: number
  /** Stands before the number of a week, in `weeks`. */
  weekWord: string
  /** Head of the block that is left over, in `weeks`. */
  notes: string
}

const paint = or(paintSchema, '#000000')
const flag = choice([false, true])

export const monthGridKind: ElementKind<MonthGridElement> = {
  ...shapeOf<MonthGridElement>('month-grid', {
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
  }),
  lengths: ['sizePt', 'headSizePt', 'lineMm'],
  faces: ({ face, weight, italic, headFace, headWeight }) => [
    { face, weight, italic },
    { face: headFace ?? face, weight: headWeight, italic: false },
  ],
}
