import { daysOf, type MonthGridElement } from '@passepartout/document'
import { MM_PER_POINT } from '@passepartout/typeset'
import { LEAST_PT } from './day-names.ts'
import { bandBeside, type GridContext, type GridMark } from './grid-context.ts'

/** Width of a bar of several days beside their names, in mm. */
const BAR_MM = 1.4
/** Share of a person's column beside the names of a day. */
const COLUMN_MARGIN = 0.05

/** Type of names in a person's column: a third of the row, to be read from the table, 11 points at most. */
const columnPt = (rowMm: number) => Math.min(11, Math.max(LEAST_PT, (rowMm * 0.32) / MM_PER_POINT))

/** A line per day, as on a kitchen calendar; columns for people make it a family planner. */
export function drawList(element: MonthGridElement, pen: GridContext): GridMark[] {
  const { flow } = element
  const { x, y, width, height } = element.box
  const days = daysOf(pen.month)
  const perColumn = Math.ceil(31 / flow)
  const gutter = flow > 1 ? pen.figureMm * 1.6 : 0
  const columnWidth = (width - gutter * (flow - 1)) / flow
  const headHeight = pen.columns.length > 0 ? pen.headMm * 2.2 : 0
  const lineHeight = (height - headHeight) / perColumn
  const dayWidth = pen.figureMm * 1.35
  const nameWidth =
    element.weekdays === 'none'
      ? 0
      : pen.headMm * (pen.hasTwoLanguages ? 4.6 : element.weekdays === 'long' ? 5.4 : 2.2)
  // A planner prints names of days of everybody beside the weekday, those of one person in their column.
  const nameColumn = pen.columns.length > 0 && pen.hasSharedNames ? Math.min(24, columnWidth * 0.12) : 0
  const moonFrom = dayWidth + nameWidth + pen.figureMm * 0.55
  const namesFrom = moonFrom + pen.moonMm
  const firstColumn = namesFrom + nameColumn
  const margin = nameColumn > 0 ? pen.headMm * 0.3 : Math.min(pen.headMm, columnWidth * 0.02)
  const namesWidth = (nameColumn || columnWidth - firstColumn) - 2 * margin - pen.lanes * BAR_MM
  const share = (columnWidth - firstColumn) / Math.max(1, pen.columns.length)
  const weekWidth = pen.weekNumbers && pen.columns.length === 0 ? pen.headMm * 2 : 0

  const lines = days.flatMap((day, index) => {
    const left = x + Math.floor(index / perColumn) * (columnWidth + gutter)
    const top = y + headHeight + (index % perColumn) * lineHeight
    const middle = top + lineHeight / 2
    const sunday = day.weekday === 0
    const marks = pen.marksOf(day)
    const line = { y: top + lineHeight * 0.04, height: lineHeight * 0.92, cellHeight: lineHeight }
    const inLine = { ...line, align: 'left', valign: 'middle', inOneLine: true } as const
    return [
      sunday || day.weekday === 6 ? pen.tint(left, top, columnWidth, lineHeight) : null,
      element.rules === 'none'
        ? null
        : pen.rule(left, top + lineHeight, left + columnWidth, top + lineHeight),
      pen.schoolBand(day, { ...bandBeside(left), y: top, height: lineHeight }),
      pen.figure(day, { x: left + dayWidth, y: middle, align: 'right' }),
      pen.head(
        pen.weekday(day.weekday),
        { x: left + dayWidth + pen.figureMm * 0.4, y: middle, align: 'left', maxMm: nameWidth },
        sunday,
      ),
      ...pen.moon(day, { x: left + moonFrom + pen.moonMm / 2, y: middle }),
      ...pen.names(
        day,
        {
          ...inLine,
          x: left + namesFrom + margin,
          width: namesWidth - (day.weekday === 1 ? weekWidth : 0),
        },
        marks.filter(({ column = pen.columns.length }) => column >= pen.columns.length),
      ),
      ...pen.columns.flatMap((_, index) =>
        pen.names(
          day,
          {
            ...inLine,
            sizePt: columnPt(lineHeight),
            x: left + firstColumn + index * share + share * COLUMN_MARGIN,
            width: share * (1 - 2 * COLUMN_MARGIN) - pen.lanes * BAR_MM,
          },
          marks.filter(({ column }) => column === index),
        ),
      ),
      ...pen.bars(day).map(bar => {
        const isOwn = bar.column !== null
        const right = isOwn
          ? left + firstColumn + ((bar.column ?? 0) + 1) * share
          : left + (nameColumn > 0 ? firstColumn : columnWidth - weekWidth)
        return pen.bar(bar, right - (bar.lane + 1) * BAR_MM, top, BAR_MM * 0.8, lineHeight)
      }),
      pen.weekNumbers && pen.columns.length === 0 && day.weekday === 1
        ? pen.head(pen.weekNumber([day]), { x: left + columnWidth, y: middle, align: 'right' })
        : null,
    ]
  })
  const bottom = y + headHeight + days.length * lineHeight
  const people = pen.columns.flatMap((name, index) => {
    const left = x + firstColumn + index * share
    return [
      pen.head(name, { x: left + share / 2, y: y + pen.headMm * 0.9, align: 'centre', maxMm: share * 0.88 }),
      pen.rule(left, y + headHeight * 0.1, left, bottom),
    ]
  })
  const opening =
    element.rules === 'none'
      ? []
      : Array.from({ length: flow }, (_, column) => {
          const left = x + column * (columnWidth + gutter)
          return pen.rule(left, y + headHeight, left + columnWidth, y + headHeight)
        })
  return [...lines, ...people, ...opening]
}
