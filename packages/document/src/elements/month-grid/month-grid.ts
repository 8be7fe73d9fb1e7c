import type { FontFamily } from '@passepartout/typeset'
import type { ElementBase, Paint } from '../../element-base.ts'
import type { ElementKind } from '../element-kind.ts'

/** The days of a page's month in the conventions of the document's locale: first weekday, names, week numbers. */
export interface MonthGridElement extends ElementBase {
  type: 'month-grid'
  /**
   * `table`: seven columns. `list`: one line per day. `strip`: all days side by side. `weeks`: one block of lines per
   * week. `week`: the days of a sheet of a week planner.
   */
  style: 'table' | 'list' | 'strip' | 'weeks' | 'week'
  /** -1 is the previous month, 1 the next one. */
  offset: number
  /** Font family of the numbers. */
  face: FontFamily
  weight: number
  italic: boolean
  sizePt: number
  /** Font family of weekdays, week numbers and names; null uses that of the numbers. */
  headFace: FontFamily | null
  headWeight: number
  headSizePt: number
  headTrackingEm: number
  headCaps: boolean
  ink: Paint
  /** Colour of weekdays, week numbers and days of adjacent months. */
  muted: Paint
  /** Colour of Sundays and marked days. */
  accent: Paint
  /** Lines between rows or cells. */
  line: Paint | null
  lineMm: number
  rules: 'none' | 'head' | 'rows' | 'cells'
  /** Background of Saturdays and Sundays. */
  tint: Paint | null
  weekdays: 'none' | 'narrow' | 'short' | 'long'
  /** Shows week numbers, if the locale uses them. */
  weekNumbers: boolean
  /** Shows days of adjacent months, in `table`. */
  neighbours: boolean
  /** A sixth week has its own row, or shares the cells of the fifth, divided by a diagonal. */
  sixthWeek: 'row' | 'shared'
  /** Position of the number in the cells of `table`. */
  figures: 'centre' | 'top-left' | 'top-right'
  /** Heads of a planner's columns, in `list` and `week`; the document's own names replace them. */
  columns: string[]
  /** Number of columns of `list`, `weeks` and `week`, of rows of `strip`. */
  flow: number
  /** Text before the number of a week, in `weeks`. */
  weekWord: string
  /** Head of the remaining block, in `weeks`. */
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
