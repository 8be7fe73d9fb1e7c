import {
  type BarLane,
  barLane,
  cellInset,
  LEAST_DIGITS,
  type MonthDay,
  type MonthGridElement,
  moonSpot,
  type PhotoCell,
  photoCell,
  tableCells,
} from '@passepartout/document'
import type { LineAnchor } from '../text/outlines.ts'
import { leastHeightMm } from './day-names.ts'
import type { GridContext, GridMark } from './grid-context.ts'

/** Seven columns, a row per week; rows keep their height in months of four to six weeks. */
export function drawTable(element: MonthGridElement, pen: GridContext): GridMark[] {
  const { rules } = element
  const { x, y, width } = element.box
  const { weeks, rows, headHeight, weekWidth, cell, left, top } = tableCells(element, pen.month, pen)
  const shared = element.sixthWeek === 'shared'
  const used = Math.min(weeks.length, rows)

  const weekend = [0, 6].map(weekday => (weekday - pen.firstDay + 7) % 7)
  const tints = weekend.map(column => pen.tint(left(column), top(0), cell.width, used * cell.height))
  const headAlign =
    element.figures === 'centre' ? 'centre' : element.figures === 'top-left' ? 'left' : 'right'
  const inset = cellInset(cell)
  const across = (column: number) =>
    left(column) + { left: inset, centre: cell.width / 2, right: cell.width - inset }[headAlign]
  const heads =
    headHeight === 0
      ? []
      : Array.from({ length: 7 }, (_, column) => {
          const weekday = (column + pen.firstDay) % 7
          const spot: LineAnchor = {
            x: across(column),
            y: y + pen.headMm * 0.7,
            align: headAlign,
            maxMm: cell.width * 0.9,
          }
          return pen.head(pen.weekday(weekday), spot, weekday === 0)
        })
  const lane = barLane(pen.lanes, cell.height, pen.figureMm)
  const above = element.figures === 'centre' ? cell.height * GAP : inset + pen.figureMm * 0.05
  const figure = figureAbove(pen, cell.height * (1 - 2 * GAP) - above - lane.allMm)
  const margin = cell.width * 0.04
  const before = headAlign === 'left' ? inset : margin
  const after = headAlign === 'right' ? inset : margin
  const bandMm = Math.min(MOST_BAND_MM, cell.height * BAND)
  const days = weeks.flatMap((week, index) => {
    const row = Math.min(index, rows - 1)
    const twoShare = shared && weeks.length > rows && index >= rows - 1
    return week.flatMap((day, column) => {
      if (!day.inMonth && (!element.neighbours || (twoShare && weeks[rows]?.[column]?.inMonth))) return []
      const partner = twoShare ? weeks[index === rows ? rows - 1 : rows]?.[column] : undefined
      if (partner?.inMonth && day.inMonth) {
        return drawHalf(day, index === rows, { left: left(column), top: top(row), ...cell }, pen)
      }
      if (!day.inMonth && index >= rows) return []
      const box = { x: left(column), y: top(row), ...cell }
      const withPhoto = pen.hasPhoto(day)
        ? photoCell(box, element, pen.bars(day).length > 0 ? lane.allMm : 0)
        : undefined
      const isCentred = element.figures === 'centre' && !pen.isNamed
      const spot: LineAnchor = isCentred
        ? { x: left(column) + cell.width / 2, y: top(row) + cell.height / 2, align: 'centre' }
        : { x: across(column), y: top(row) + above + figure.middleMm, align: headAlign }
      const below = above + figure.heightMm + cell.height * GAP
      const names = withPhoto?.names ?? {
        ...{ x: left(column) + before, y: top(row) + below, width: cell.width - before - after },
        height: cell.height * (1 - GAP) - below - lane.allMm,
      }
      return [
        pen.schoolBand(day, { ...box, height: bandMm }),
        withPhoto
          ? figureBesidePhoto(day, spot, { ...withPhoto, scale: figure.scale }, pen)
          : pen.figure(day, spot, figure.scale),
        ...pen.moon(day, moonSpot(box, element, pen.moonMm)),
        ...barsOf(
          week,
          column,
          { left: left(column), bottom: top(row) + cell.height, width: cell.width },
          lane,
          pen,
        ),
        ...pen.names(
          day,
          { ...names, cellHeight: cell.height, align: headAlign, valign: 'top' },
          lane.isNamed
            ? pen.marksOf(day).filter(({ kind, range }) => !(range && kind === 'own'))
            : pen.marksOf(day),
        ),
      ]
    })
  })
  const numbers = weekWidth
    ? weeks.slice(0, rows).map((week, row) =>
        pen.head(pen.weekNumber(week), {
          x,
          y:
            element.figures === 'centre' && !pen.isNamed
              ? top(row) + cell.height / 2
              : top(row) + above + figure.middleMm,
          align: 'left',
        }),
      )
    : []
  const from = x + weekWidth
  const lines = [
    rules === 'none' ? null : pen.rule(from, top(0), x + width, top(0)),
    ...(rules === 'rows' || rules === 'cells'
      ? Array.from({ length: used }, (_, row) => pen.rule(from, top(row + 1), x + width, top(row + 1)))
      : []),
    ...(rules === 'cells'
      ? Array.from({ length: 8 }, (_, column) => pen.rule(left(column), top(0), left(column), top(used)))
      : []),
  ]
  return [...tints, ...lines, ...heads, ...numbers, ...days]
}

const BAR_GAP_MM = 0.3
/** Height of the band of school holidays as a share of its cell, and in mm at most. */
const BAND = 0.04
const MOST_BAND_MM = 1.2

/** The figure of a day with a photo: in the corner of the photo where figures stand in the middle, else in its place. */
function figureBesidePhoto(
  day: MonthDay,
  spot: LineAnchor,
  { figure, figureMm, scale }: Pick<PhotoCell, 'figure' | 'figureMm'> & { scale: number },
  pen: GridContext,
): GridMark {
  const smaller = Math.min(scale, figureMm / pen.figureMm)
  return spot.align === 'centre'
    ? pen.figure(day, { x: figure.x, y: figure.y, align: 'centre' }, smaller)
    : pen.figure(day, spot, smaller)
}

/** The bars over one day, from the bottom of its cell, with their names at the beginning of the week. */
export function barsOf(
  week: readonly MonthDay[],
  column: number,
  cell: { left: number; bottom: number; width: number },
  { eachMm, isNamed }: BarLane,
  pen: GridContext,
): GridMark[] {
  const day = week[column]
  if (!day) return []
  return pen.bars(day).flatMap(bar => {
    const { lane, text, isFirst, isLast } = bar
    const y = cell.bottom - (lane + 1) * eachMm
    const [start, end] = [isFirst ? cell.width * 0.06 : 0, isLast ? cell.width * 0.06 : 0]
    const height = eachMm - BAR_GAP_MM
    const drawn = pen.bar(bar, cell.left + start, y, cell.width - start - end, height)
    const isHead = isFirst || column === 0 || !week[column - 1]?.inMonth
    if (!isNamed || !isHead) return [drawn]
    const days = week
      .slice(column)
      .findIndex(one => !pen.bars(one).some(other => other.lane === lane && other.text === text))
    const room = cell.width * (days < 0 ? week.length - column : days) - start - 2
    const sizeMm = Math.min(height * 0.72, MOST_BAR_TEXT_MM)
    const words = shortenedTo(text, room, sizeMm, pen)
    if (words === '') return [drawn]
    const spot: LineAnchor = { x: cell.left + start + 1, y: y + height / 2, align: 'left' }
    return [drawn, pen.barText(words, spot, sizeMm)]
  })
}

/** 6.5 points. */
const MOST_BAR_TEXT_MM = 2.3

/** As many letters as fit, with an ellipsis; empty where fewer than two do. */
function shortenedTo(text: string, roomMm: number, sizeMm: number, pen: GridContext): string {
  if (pen.barTextWidth(text, sizeMm) <= roomMm) return text
  const letters = [...text]
  for (let count = letters.length - 1; count >= 2; count--) {
    const some = `${letters.slice(0, count).join('').trimEnd()}…`
    if (pen.barTextWidth(some, sizeMm) <= roomMm) return some
  }
  return ''
}

/** Share of a cell above its figure, below it and below its names. */
const GAP = 0.06

interface FigureSize {
  scale: number
  /** Height from the highest figure's top to the lowest one's foot: old-style figures reach below the line. */
  heightMm: number
  /** Distance of the top from the middle of lining figures. */
  middleMm: number
}

/**
 * Size of the figures of a month: smaller where two lines of names, or one, need the room.
 *
 * @param roomMm height of a cell for its figure and its names
 */
function figureAbove(pen: GridContext, roomMm: number): FigureSize {
  if (!pen.isNamed) return { scale: 1, heightMm: pen.figureMm * 0.7, middleMm: pen.figureMm * 0.35 }
  const { above, below } = pen.figureReach
  const full = pen.figureMm * (above + below)
  const scaleFor = (lines: number) => (roomMm - leastHeightMm(lines)) / full
  const scale = Math.min(
    1,
    [scaleFor(2), scaleFor(1)].find(one => one >= LEAST_DIGITS) ?? (pen.lanes > 0 ? LEAST_DIGITS : 1),
  )
  return { scale, heightMm: full * scale, middleMm: (above - 0.35) * pen.figureMm * scale }
}

/** Two days in one cell: the earlier above the diagonal, the later below it. */
function drawHalf(
  day: MonthDay,
  later: boolean,
  cell: { left: number; top: number; width: number; height: number },
  pen: GridContext,
): GridMark[] {
  const share = later ? 0.72 : 0.28
  const spot: LineAnchor = {
    x: cell.left + cell.width * share,
    y: cell.top + cell.height * share,
    align: 'centre',
  }
  const inset = 0.12
  const names = { width: cell.width * 0.5, height: cell.height * 0.3, cellHeight: cell.height }
  const bandMm = Math.min(MOST_BAND_MM, cell.height * BAND)
  return [
    pen.schoolBand(day, {
      ...{ x: cell.left, y: later ? cell.top + cell.height - bandMm : cell.top },
      ...{ width: cell.width, height: bandMm },
    }),
    pen.figure(day, spot, 0.72),
    ...pen.moon(day, {
      x: cell.left + cell.width * (later ? 0.88 : 0.12),
      y: cell.top + cell.height * (later ? 0.4 : 0.6),
    }),
    ...(later
      ? pen.names(day, {
          ...{ x: cell.left + cell.width * 0.05, y: cell.top + cell.height * 0.67, ...names },
          ...{ align: 'left', valign: 'bottom' },
        })
      : pen.names(day, {
          ...{ x: cell.left + cell.width * 0.45, y: cell.top + cell.height * 0.04, ...names },
          ...{ align: 'right', valign: 'top' },
        })),
    later
      ? pen.rule(
          cell.left + cell.width * inset,
          cell.top + cell.height * (1 - inset),
          cell.left + cell.width * (1 - inset),
          cell.top + cell.height * inset,
        )
      : null,
  ]
}
