import { daysOf, type MonthGridElement } from '@passepartout/document'
import type { GridContext, GridMark } from './grid-context.ts'

/** All days side by side, their weekday above them, in one row or two. */
export function drawStrip(element: MonthGridElement, pen: GridContext): GridMark[] {
  const { flow } = element
  const { x, y, width, height } = element.box
  const perRow = Math.ceil(31 / flow)
  const step = width / perRow
  const rowHeight = height / flow
  const days = daysOf(pen.month).flatMap((day, index) => {
    const row = Math.floor(index / perRow)
    const left = x + (index % perRow) * step
    const top = y + row * rowHeight
    const middle = left + step / 2
    const weekday = pen.weekday(day.weekday)
    const block = weekday === '' ? 0 : pen.headMm * 1.5
    const figureY = top + (rowHeight + block) / 2
    return [
      day.weekday === 0 || day.weekday === 6 ? pen.tint(left, top, step, rowHeight) : null,
      weekday === ''
        ? null
        : pen.head(
            weekday,
            {
              x: middle,
              y: figureY - pen.figureMm * 0.42 - pen.headMm * 1.05,
              align: 'centre',
              maxMm: step * 0.9,
            },
            day.weekday === 0,
          ),
      pen.figure(day, { x: middle, y: figureY, align: 'centre', maxMm: step * 0.86 }),
    ]
  })
  const rules =
    element.rules === 'none'
      ? []
      : Array.from({ length: flow }, (_, row) =>
          pen.rule(x, y + row * rowHeight, x + width, y + row * rowHeight),
        )
  return [...days, ...rules]
}
