import { type Box, type DayMark, daysOf, type MonthDay, type MonthGridElement } from '@passepartout/document'
import { leastHeightMm } from './day-names.ts'
import type { GridContext, GridMark } from './grid-context.ts'

/** All days side by side, their weekday above them, in one row or two; names in a line below. */
export function drawStrip(element: MonthGridElement, pen: GridContext): GridMark[] {
  const { flow } = element
  const { x, y, width, height } = element.box
  const perRow = Math.ceil(31 / flow)
  const step = width / perRow
  // A day is too narrow for its name.
  const namesHeight = pen.isNamed ? leastHeightMm(height > ROOM_FOR_TWO_LINES ? 2 : 1) : 0
  const rowHeight = (height - namesHeight) / flow
  const scale = Math.min(1, rowHeight / (height / flow) + 0.1)
  const days = daysOf(pen.month).flatMap((day, index) => {
    const row = Math.floor(index / perRow)
    const left = x + (index % perRow) * step
    const top = y + row * rowHeight
    const middle = left + step / 2
    const weekday = pen.weekday(day.weekday)
    const block = weekday === '' ? 0 : pen.headMm * 1.5
    const figureY = top + (rowHeight - pen.lanes * BAR_MM + block) / 2
    const headY = figureY - pen.figureMm * 0.42 - pen.headMm * 1.05
    return [
      day.weekday === 0 || day.weekday === 6 ? pen.tint(left, top, step, rowHeight) : null,
      pen.schoolBand(day, { x: left, y: top, width: step, height: Math.min(BAR_MM, rowHeight * 0.08) }),
      weekday === ''
        ? null
        : pen.head(
            weekday,
            {
              x: middle,
              y: headY,
              align: 'centre',
              maxMm: step * 0.9,
            },
            day.weekday === 0,
          ),
      pen.figure(day, { x: middle, y: figureY, align: 'centre', maxMm: step * 0.86 }, scale),
      ...pen
        .bars(day)
        .map(bar => pen.bar(bar, left, top + rowHeight - (bar.lane + 1) * BAR_MM, step, BAR_MM * 0.75)),
      ...pen.moon(day, { x: left + step - pen.moonMm / 3, y: headY }),
    ]
  })
  const rules =
    element.rules === 'none'
      ? []
      : Array.from({ length: flow }, (_, row) =>
          pen.rule(x, y + row * rowHeight, x + width, y + row * rowHeight),
        )
  return [
    ...days,
    ...rules,
    ...namesBelow({ ...element.box, y: y + height - namesHeight, height: namesHeight }, pen),
  ]
}

/** Height of a bar of several days, in mm. */
const BAR_MM = 0.7

/** Height in mm from which a strip has room for two lines of names. */
const ROOM_FOR_TWO_LINES = 24

/** `12`, or `12–20` of several days; only those within the month. */
function daysText({ date, day }: MonthDay, { range }: DayMark): string {
  if (!range) return String(day)
  const isWithin = range.until.slice(0, 7) === date.slice(0, 7)
  return `${day}–${isWithin ? Number(range.until.slice(-2)) : ''}`
}

/** The names of all days in one line, each after its figure. */
function namesBelow(box: Box, pen: GridContext): GridMark[] {
  const marked = daysOf(pen.month).flatMap(day => pen.marksOf(day).map(mark => ({ day, mark })))
  const [first] = marked
  if (!first) return []
  const marks = marked.map(({ day, mark }) => ({ ...mark, text: `${daysText(day, mark)} ${mark.text}` }))
  return pen.names(
    first.day,
    { ...box, cellHeight: 0, align: 'left', valign: 'bottom', inOneLine: true },
    marks,
  )
}
