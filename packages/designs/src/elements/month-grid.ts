import { localisedSchema } from '@passepartout/domain'
import { z } from 'zod'
import { turned } from '../draw/svg.ts'
import { box, id, paint } from '../schema/parts.ts'
import { FACE_NAMES, faceExists } from '../text/faces.ts'
import type { ElementKind } from './element-kind.ts'
import { drawList } from './month-grid/draw-list.ts'
import { drawStrip } from './month-grid/draw-strip.ts'
import { drawTable } from './month-grid/draw-table.ts'
import { drawWeeks } from './month-grid/draw-weeks.ts'
import { gridPen } from './month-grid/grid-pen.ts'

const monthGridSchema = z.strictObject({
  kind: z.literal('month-grid'),
  id,
  /**
   * `table`: seven columns. `list`: a line per day. `strip`: all days side by side. `weeks`: a block of lines per week.
   */
  style: z.enum(['table', 'list', 'strip', 'weeks']),
  /** -1 is the month before, 1 the month after. */
  offset: z.int().min(-1).max(1).default(0),
  /** Typeface of the figures. */
  face: z.enum(FACE_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(80),
  /** Typeface of weekdays, numbers of weeks and names; the figures' unless given. */
  headFace: z.enum(FACE_NAMES).optional(),
  headWeight: z.int().min(100).max(900).default(400),
  headSizePt: z.number().min(4).max(40),
  headTrackingEm: z.number().min(0).max(0.5).default(0),
  headCaps: z.boolean().default(false),
  ink: paint,
  /** Weekdays, numbers of weeks, days of the neighbouring months. */
  muted: paint,
  /** Sundays and marked days. */
  accent: paint,
  /** Rules between lines or cells. */
  line: paint.optional(),
  lineMm: z.number().min(0.05).max(2).default(0.2),
  rules: z.enum(['none', 'head', 'rows', 'cells']).default('none'),
  /** Ground under Saturdays and Sundays. */
  tint: paint.optional(),
  weekdays: z.enum(['none', 'narrow', 'short', 'long']).default('short'),
  /** Numbers of the weeks, where the place uses them. */
  weekNumbers: z.boolean().default(false),
  /** Days of the months before and after, in `table`. */
  neighbours: z.boolean().default(false),
  /** A sixth week has a row of its own, or shares the cells of the fifth, parted by a diagonal. */
  sixthWeek: z.enum(['row', 'shared']).default('row'),
  /** Place of the figure in the cells of `table`. */
  figures: z.enum(['centre', 'top-left', 'top-right']).default('centre'),
  /** Heads of a planner's columns, in `list`. */
  columns: z.array(localisedSchema).max(7).default([]),
  /** Columns in which `list` and `weeks` flow, rows of `strip`. */
  flow: z.int().min(1).max(6).default(1),
  /** Stands before the number of a week, in `weeks`. */
  weekWord: localisedSchema.optional(),
  /** Head of the block that is left over, in `weeks`. */
  notes: localisedSchema.optional(),
  ...box,
})
export type MonthGridElement = z.output<typeof monthGridSchema>

const STYLES = { table: drawTable, list: drawList, strip: drawStrip, weeks: drawWeeks }

/** The days of a month in the manner of the place: first weekday, names and numbers of weeks follow the locale. */
export const monthGridKind: ElementKind<typeof monthGridSchema> = {
  schema: monthGridSchema,
  draw: (element, drawing) => turned(element, STYLES[element.style](element, gridPen(element, drawing))),
  paints: ({ ink, muted, accent, line, tint }) =>
    [ink, muted, accent, line, tint].filter(one => one !== undefined),
  problems: ({ face, weight, italic, headFace = face, headWeight, rules, line, style, columns }) => [
    ...(faceExists({ face, weight, italic }) &&
    faceExists({ face: headFace, weight: headWeight, italic: false })
      ? []
      : [`${face} or ${headFace} does not come in its weight`]),
    ...(rules !== 'none' && line === undefined ? ['has rules without a colour'] : []),
    ...(columns.length > 0 && style !== 'list' ? ['has columns for people that only a list shows'] : []),
  ],
}
