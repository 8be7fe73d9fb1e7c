import { MM_PER_POINT } from '@passepartout/typeset'
import type { MonthGridElement } from '../elements/month-grid/month-grid.ts'
import { maskPath } from '../geometry/mask-path.ts'
import type { Box, DayPhoto, Document, Page, Point } from '../model.ts'
import { monthOf } from './calendar-page.ts'
import { hasDayPhotos } from './change-day-photos.ts'
import { type DayMark, dayMarks } from './day-marks.ts'
import { dayRanges, lanesOf } from './day-ranges.ts'
import { monthSpan } from './month-days.ts'
import { moonPhases } from './moon-phases.ts'
import { barLane, cellInset, NAME_LINE_MM, type TableCells, tableCells, weekManners } from './table-cells.ts'

/** A smaller photo of a face is not recognised from a step away. */
export const LEAST_DAY_PHOTO_MM = 12
export const LEAST_DAY_PHOTO_PPI = 200

/** Of a cell: a photo covers at most this share of its shorter side. */
const MOST_OF_CELL = 0.8
/** Of the height of a cell, above the photo and below its name. */
const GAP = 0.02
/** Of the size of figures: the circle that two digits need. */
const FIGURE_RADIUS = 0.8
/** Of a photo: the largest figure beside it. */
const MOST_FIGURE = 1 / 3

/** The parts of a cell with a photo, in mm of the page. */
export interface PhotoCell {
  photo: Box
  /** Largest size of the figure in mm. */
  figureMm: number
  /** The circle that the figure needs; the photo leaves it free. */
  figure: Circle
  names: Box
}

interface Circle extends Point {
  r: number
}

/**
 * Divides the cell of a day among its photo, its figure and its name.
 *
 * @param lanesMm height of the bars that run over the day
 */
export function photoCell(cell: Box, element: MonthGridElement, lanesMm: number): PhotoCell {
  const { x, y, width, height } = cell
  const gap = height * GAP
  const side = Math.max(
    0,
    Math.min(MOST_OF_CELL * width, MOST_OF_CELL * height, height - lanesMm - NAME_LINE_MM - 2 * gap),
  )
  const inset = cellInset(cell)
  const margin = width * 0.04
  const { figures } = element
  const left =
    figures === 'centre'
      ? x + (width - side) / 2
      : figures === 'top-left'
        ? x + width - margin - side
        : x + margin
  const photo = { x: left, y: y + gap, width: side, height: side }
  const fullMm = element.sizePt * MM_PER_POINT
  const isBeside = figures !== 'centre' && inset + fullMm * 1.4 <= width - margin - side
  const figureMm = isBeside ? fullMm : Math.min(fullMm, side * MOST_FIGURE)
  const r = figureMm * FIGURE_RADIUS
  const fromSide = inset + figureMm * 0.6
  const figure =
    figures === 'centre'
      ? { x: photo.x + r * 0.4, y: photo.y + r * 0.4, r }
      : {
          x: figures === 'top-left' ? x + fromSide : x + width - fromSide,
          y: y + inset + figureMm * 0.4,
          r,
        }
  const below = photo.y + side
  const [before, after] = [figures === 'top-left' ? inset : margin, figures === 'top-right' ? inset : margin]
  const names = {
    ...{ x: x + before, y: below, width: width - before - after },
    height: Math.max(0, y + height - gap - lanesMm - below),
  }
  return { photo, figureMm, figure, names }
}

/** The photo of a day on its sheet. */
export interface PlacedDayPhoto {
  /** `2027-03-12`. */
  date: string
  photo: DayPhoto
  box: Box
  /** Path data of its outline. */
  outline: string
  /** Path data of what it leaves free for the figure and the moon, with the even-odd rule. */
  around: string
}

/** The photos that the days of a page show, in the cells of its grids. */
export const dayPhotosOn = (document: Document, page: Page): PlacedDayPhoto[] =>
  page.elements.flatMap(element =>
    element.type === 'month-grid' ? dayPhotosIn(document, page, element) : [],
  )

/** The photos in the cells of a grid: one a day, and none where two days share a cell. */
export function dayPhotosIn(document: Document, page: Page, element: MonthGridElement): PlacedDayPhoto[] {
  const { calendar, locale } = document
  if (!calendar || !hasDayPhotos(document) || !hasCells(element)) return []
  const month = monthOf(document, page)
  const marks = dayMarks(calendar, monthSpan(month))
  const cells = tableCells(element, month, weekManners(document, element))
  const moons = calendar.moon ? moonPhases(month, locale) : {}
  const { allMm } = barLane(lanesOf(calendar), cells.cell.height, element.sizePt * MM_PER_POINT)
  const ranges = dayRanges(calendar, monthSpan(month))
  return cells.weeks.flatMap((week, row) =>
    week.flatMap(({ date, inMonth }, column): PlacedDayPhoto[] => {
      const photo = inMonth ? photoOf(marks[date]) : undefined
      if (!photo || sharesCell(cells, row, column)) return []
      const cell = { x: cells.left(column), y: cells.top(row), ...cells.cell }
      const isUnderBar = ranges.some(({ from, until }) => date >= from && date <= until)
      const { photo: box, figure } = photoCell(cell, element, isUnderBar ? allMm : 0)
      if (box.width === 0) return []
      const outline = maskPath(photo.shape === 'square' ? 'rect' : 'circle', box, 0)
      const moon = moons[date] ? [moonCircle(cell, element)] : []
      return [{ date, photo, box, outline, around: pathAround(box, [figure, ...moon]) }]
    }),
  )
}

/** Only upright tables of the sheet's own month have cells for photos. */
const hasCells = ({ style, offset, turn }: MonthGridElement): boolean =>
  style === 'table' && offset === 0 && turn === 0

const photoOf = (marks: readonly DayMark[] = []): DayPhoto | undefined =>
  marks.find(({ photo }) => photo)?.photo

/** Whether a day shares its cell with the day a week before or after it. */
function sharesCell({ weeks, rows }: TableCells, row: number, column: number): boolean {
  const partner = row === rows - 1 ? rows : row === rows ? rows - 1 : undefined
  return partner !== undefined && weeks[partner]?.[column]?.inMonth === true
}

/** Middle of a phase of the moon: the upper corner of a cell that its figure leaves free. */
export function moonSpot(cell: Box, { figures }: Pick<MonthGridElement, 'figures'>, moonMm: number): Point {
  const inset = cellInset(cell)
  return {
    x: figures === 'top-right' ? cell.x + inset + moonMm / 3 : cell.x + cell.width - inset - moonMm / 3,
    y: cell.y + inset + moonMm / 3,
  }
}

/** Radius of a phase of the moon, in em of the heads. */
export const MOON_RADIUS = 0.36

function moonCircle(cell: Box, element: MonthGridElement): Circle {
  const r = element.headSizePt * MM_PER_POINT * MOON_RADIUS
  return { ...moonSpot(cell, element, r * 3), r: r * 1.6 }
}

/** A field that contains a box and the circles, which are cut out of it by the even-odd rule. */
function pathAround({ x, y, width, height }: Box, circles: readonly Circle[]): string {
  const field = { x: x - 2 * width, y: y - 2 * height, width: 5 * width, height: 5 * height }
  const holes = circles.map(circle =>
    maskPath(
      'circle',
      { x: circle.x - circle.r, y: circle.y - circle.r, width: 2 * circle.r, height: 2 * circle.r },
      0,
    ),
  )
  return [maskPath('rect', field, 0), ...holes].join('')
}

/** Width in mm of photos in the days of a calendar, on the sheet with the largest cells; 0 without cells. */
export const dayPhotoWidth = (document: Document): number =>
  Math.max(
    0,
    ...document.pages.flatMap(page => page.elements.map(element => widthIn(document, page, element))),
  )

function widthIn(document: Document, page: Page, element: Page['elements'][number]): number {
  if (element.type !== 'month-grid' || !hasCells(element)) return 0
  const { cell } = tableCells(element, monthOf(document, page), weekManners(document, element))
  return photoCell({ x: 0, y: 0, ...cell }, element, 0).photo.width
}
