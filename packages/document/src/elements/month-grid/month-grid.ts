import type { FontFamily } from '@passepartout/typeset'
import type { ElementBase, Paint } from '../../model.ts'
import type { ElementKind } from '../element-kind.ts'

/** The days of a page's month in the manner of the document's locale: first weekday, names, numbers of weeks. */
export interface MonthGridElement extends ElementBase {
  type: 'month-grid'
  /** `table`: seven columns. `list`: a line per day. `strip`: all days side by side. `weeks`: a block of lines per week. */
  style: 'table' | 'list' | 'strip' | 'weeks'
  /** -1 is the month before, 1 the month after. */
  offset: number
  /** Typeface of the figures. */
  face: FontFamily
  weight: number
  italic: boolean
  sizePt: number
  /** Typeface of weekdays, numbers of weeks and names; the figures' where it is null. */
  headFace: FontFamily | null
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

export const monthGridKind: ElementKind<MonthGridElement> = {
  type: 'month-grid',
  lengths: ['sizePt', 'headSizePt', 'lineMm'],
  drawingMs: () => 15,
  faces: ({ face, weight, italic, headFace, headWeight }) => [
    { face, weight, italic },
    { face: headFace ?? face, weight: headWeight, italic: false },
  ],
}
