import { MM_PER_POINT } from '@passepartout/typeset'
import type { MonthGridElement } from '../elements/month-grid/month-grid.ts'
import type { Document, Month, Size } from '../model.ts'
import { firstWeekday, numbersWeeks } from './calendar-names.ts'
import { type MonthDay, weeksOf } from './month-days.ts'

/** How a grid counts weeks. */
interface WeekManners {
  firstDay: 0 | 1
  /** By choice; else false where the locale has no week numbers, or the element hides them. */
  weekNumbers: boolean
}

export function weekManners(
  { calendar, locale }: Pick<Document, 'calendar' | 'locale'>,
  element: Pick<MonthGridElement, 'offset' | 'weekNumbers'>,
): WeekManners {
  const { firstDay, weekNumbers } = calendar ?? {}
  return {
    firstDay: firstDay ?? firstWeekday(locale),
    weekNumbers:
      (element.offset === 0 ? weekNumbers : undefined) ?? (element.weekNumbers && numbersWeeks(locale)),
  }
}

/** Cells of a month in a table of seven columns and a row per week, in mm of the page. */
export interface TableCells {
  weeks: MonthDay[][]
  /** Weeks after the last row share its cells. */
  rows: number
  headHeight: number
  /** Width of the week numbers; 0 without. */
  weekWidth: number
  cell: Size
  left(column: number): number
  top(row: number): number
}

/** Rows keep their height in months of four to six weeks. */
export function tableCells(
  element: MonthGridElement,
  month: Month,
  { firstDay, weekNumbers }: WeekManners,
): TableCells {
  const { x, y, width, height } = element.box
  const headMm = element.headSizePt * MM_PER_POINT
  const rows = element.sixthWeek === 'shared' ? 5 : 6
  const headHeight = element.weekdays === 'none' ? 0 : headMm * 2
  const weekWidth = weekNumbers ? Math.min(width * 0.08, headMm * 2.6) : 0
  const cell = { width: (width - weekWidth) / 7, height: (height - headHeight) / rows }
  return {
    ...{ weeks: weeksOf(month, firstDay), rows, headHeight, weekWidth, cell },
    left: column => x + weekWidth + column * cell.width,
    top: row => y + headHeight + row * cell.height,
  }
}

/** Height of bars of several days: names fit into high ones. */
export interface BarLane {
  eachMm: number
  allMm: number
  isNamed: boolean
}

const LANE_MM = 3.2
const LEAST_NAMED_LANE_MM = 2.5
const THIN_LANE_MM = 0.9
const THINNEST_LANE_MM = 0.25
/** A line of the smallest names. */
export const NAME_LINE_MM = 2.22
/** A figure shrinks at most to this share of its size to leave room for names. */
export const LEAST_DIGITS = 0.6
/** Of the size of figures: the height of the tallest ones. */
const FIGURE_REACH = 0.95
/** Of the height of a cell: the distances above and below its figure and its names. */
const CELL_GAPS = 0.23

/** Bars take a third of a cell at most, and leave a line for the names of other days below the smallest figure. */
export function barLane(lanes: number, cellHeight: number, figureMm: number): BarLane {
  if (lanes === 0) return { eachMm: 0, allMm: 0, isNamed: false }
  const free = cellHeight * (1 - CELL_GAPS) - figureMm * LEAST_DIGITS * FIGURE_REACH - NAME_LINE_MM
  const eachMm = Math.min(LANE_MM, cellHeight / 3 / lanes, Math.max(free / lanes, THINNEST_LANE_MM))
  const isNamed = eachMm >= LEAST_NAMED_LANE_MM
  const used = isNamed ? eachMm : Math.min(eachMm, THIN_LANE_MM)
  return { eachMm: used, allMm: used * lanes, isNamed }
}

/** Distance of figures from the sides of their cell, in mm. */
export const cellInset = ({ width, height }: Size): number => Math.min(width, height) * 0.1
