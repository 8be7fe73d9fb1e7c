import { type Box, barLane, type MonthGridElement } from '@passepartout/document'
import { MM_PER_POINT } from '@passepartout/typeset'
import { LEAST_PT, type NamesBox } from './day-names.ts'
import { barsOf } from './draw-table.ts'
import { bandBeside, type GridContext, type GridMark } from './grid-context.ts'

/** Width of a bar of several days at the side of its rows, in mm. */
const BAR_MM = 1.6
/** Lines for writing stand at least this far apart, in mm. */
const WRITING_MM = 8
/** Share of a field beside its names. */
const MARGIN = 0.05
/** Share of the width for the days of a planner, with names of everybody's days below. */
const PLANNER_DAYS = 0.17
const PLANNER_DAYS_MM = 34

/** The days of one week, as rows (with a column for each person in a planner), or side by side with a `flow` of 7. */
export const drawWeek = (element: MonthGridElement, pen: GridContext): GridMark[] =>
  element.flow === 7 ? drawColumns(element, pen) : drawRows(element, pen)

/** Type of names: a sixth of the row, 11 points at most. */
const namesPt = (rowMm: number) => Math.min(11, Math.max(LEAST_PT, (rowMm * 0.17) / MM_PER_POINT))

function drawRows({ box, rules }: MonthGridElement, pen: GridContext): GridMark[] {
  const { x, y, width, height } = box
  const { columns } = pen
  const isPlanner = columns.length > 0
  const headHeight = isPlanner ? pen.headMm * 2.2 : 0
  const rowHeight = (height - headHeight) / 7
  const labelWidth = pen.figureMm * 1.5 + pen.headMm * (pen.hasTwoLanguages ? 5.4 : 2.6)
  const daysWidth = isPlanner
    ? Math.max(labelWidth, Math.min(PLANNER_DAYS_MM, width * PLANNER_DAYS))
    : labelWidth + pen.moonMm
  const share = (width - daysWidth) / Math.max(1, columns.length)
  const barsMm = pen.lanes * BAR_MM
  const middleOf = (top: number) => top + Math.min(rowHeight / 2, pen.figureMm * 0.75)
  const sizePt = namesPt(rowHeight)
  const field = (left: number, top: number, fieldWidth: number) => ({
    ...{ x: left + fieldWidth * MARGIN, y: top + rowHeight * 0.08, height: rowHeight * 0.86 },
    width: fieldWidth * (1 - 2 * MARGIN),
    ...({ cellHeight: rowHeight, align: 'left', valign: 'top', sizePt } as const),
  })
  const rows = pen.week.flatMap((day, row): GridMark[] => {
    const top = y + headHeight + row * rowHeight
    const marks = pen.marksOf(day)
    const isShared = ({ column = columns.length }: (typeof marks)[number]) => column >= columns.length
    const below = middleOf(top) + pen.figureMm * 0.55
    const line = { x: x + daysWidth, y: top, width: share, height: rowHeight }
    const shared = isPlanner
      ? { ...field(x, top, daysWidth), y: below, height: top + rowHeight * 0.96 - below }
      : onFirstLine(field(x + daysWidth, top, share - barsMm), top, rowHeight)
    return [
      day.weekday === 0 || day.weekday === 6 ? pen.tint(x, top, width, rowHeight) : null,
      rules === 'none' ? null : pen.rule(x, top + rowHeight, x + width, top + rowHeight),
      ...(isPlanner || rules !== 'cells' ? [] : writingLines(pen, line)),
      pen.schoolBand(day, { ...bandBeside(x), y: top, height: rowHeight }),
      pen.figure(day, { x: x + pen.figureMm * 1.3, y: middleOf(top), align: 'right' }),
      pen.head(
        pen.weekday(day.weekday),
        {
          ...{ x: x + pen.figureMm * 1.5, y: middleOf(top) + (pen.figureMm - pen.headMm) * 0.32 },
          ...{ align: 'left', maxMm: labelWidth - pen.figureMm * 1.5 },
        },
        day.weekday === 0,
      ),
      ...pen.moon(day, { x: x + daysWidth - pen.headMm * 0.6, y: middleOf(top) }),
      ...pen.names(day, shared, marks.filter(isShared)),
      ...columns.flatMap((_, index) =>
        pen.names(
          day,
          field(x + daysWidth + index * share, top, share - barsMm),
          marks.filter(({ column }) => column === index),
        ),
      ),
      ...pen.bars(day).map(bar => {
        const right =
          bar.column === null ? x + (isPlanner ? daysWidth : width) : x + daysWidth + (bar.column + 1) * share
        return pen.bar(bar, right - (bar.lane + 1) * BAR_MM, top, BAR_MM * 0.8, rowHeight)
      }),
    ]
  })
  const first = rules === 'none' ? null : pen.rule(x, y + headHeight, x + width, y + headHeight)
  const people = columns.flatMap((name, index) => {
    const left = x + daysWidth + index * share
    return [
      pen.head(name, { x: left + share / 2, y: y + pen.headMm * 0.9, align: 'centre', maxMm: share * 0.88 }),
      pen.rule(left, y + headHeight * 0.1, left, y + height),
    ]
  })
  return [...rows, first, ...people]
}

function drawColumns({ box, rules }: MonthGridElement, pen: GridContext): GridMark[] {
  const { x, y, width, height } = box
  const day = { width: width / 7, height }
  const inset = day.width * 0.08
  const headHeight = pen.headMm * 1.7 + pen.figureMm * 1.15
  const lane = barLane(pen.lanes, height - headHeight, 0)
  const namesHeight = Math.min(NAMES_MM, (height - headHeight - lane.allMm) * 0.6)
  const below = headHeight + namesHeight
  const columns = pen.week.flatMap((one, column): GridMark[] => {
    const left = x + column * day.width
    const marks = pen.marksOf(one)
    const names = {
      ...{ x: left + inset, y: y + headHeight, width: day.width - 2 * inset },
      height: namesHeight,
    }
    return [
      one.weekday === 0 || one.weekday === 6 ? pen.tint(left, y, day.width, height) : null,
      ...(rules === 'cells'
        ? [
            pen.rule(left, y, left, y + height),
            ...writingLines(pen, { x: left, y: y + below, width: day.width, height: height - below }),
            pen.rule(left, y + below, left + day.width, y + below),
          ]
        : []),
      pen.schoolBand(one, { x: left, y, width: day.width, height: SCHOOL_MM }),
      pen.head(
        pen.weekday(one.weekday),
        { x: left + inset, y: y + pen.headMm * 0.95, align: 'left', maxMm: day.width - 2 * inset },
        one.weekday === 0,
      ),
      pen.figure(one, { x: left + inset, y: y + pen.headMm * 1.7 + pen.figureMm * 0.45, align: 'left' }),
      ...pen.moon(one, {
        x: left + day.width - inset - pen.headMm * 0.4,
        y: y + pen.headMm * 1.7 + pen.figureMm * 0.45,
      }),
      ...pen.names(
        one,
        { ...names, cellHeight: day.width, align: 'left', valign: 'top' },
        lane.isNamed ? marks.filter(({ kind, range }) => !(range && kind === 'own')) : marks,
      ),
      ...barsOf(pen.week, column, { left, bottom: y + height, width: day.width }, lane, pen),
    ]
  })
  const edges =
    rules === 'none'
      ? []
      : [
          pen.rule(x, y, x + width, y),
          pen.rule(x, y + height, x + width, y + height),
          ...(rules === 'cells' ? [pen.rule(x + width, y, x + width, y + height)] : []),
        ]
  return [...columns, ...edges]
}

/** Height for names above the lines to write on, in mm. */
const NAMES_MM = 17

/** Height of the band of school holidays above the days, in mm. */
const SCHOOL_MM = 1

const writingStep = (height: number) => height / Math.max(1, Math.floor(height / WRITING_MM))

/** Names of a row stand above its first line to write on. */
const onFirstLine = (names: NamesBox, top: number, rowHeight: number): NamesBox => {
  const height = writingStep(rowHeight) * 0.9
  return { ...names, y: top + height * 0.05, height, valign: 'middle', inOneLine: true }
}

/** Lines to write on, between the edges of a field. */
function writingLines(pen: GridContext, { x, y, width, height }: Box): GridMark[] {
  const step = writingStep(height)
  const count = Math.round(height / step)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    pen.rule(x, y + (index + 1) * step, x + width, y + (index + 1) * step),
  )
}
