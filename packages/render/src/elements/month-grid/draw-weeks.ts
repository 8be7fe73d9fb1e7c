import { type MonthDay, type MonthGridElement, weeksOf } from '@passepartout/document'
import { bandBeside, type GridContext, type GridMark } from './grid-context.ts'

const MOST_WEEKS = 6
/** Width of a bar of several days, in mm. */
const BAR_MM = 1.4

/** A block of seven lines per week with room to write, as in a diary; the remaining block is for notes. */
export function drawWeeks(element: MonthGridElement, pen: GridContext): GridMark[] {
  const { flow } = element
  const { x, y, width, height } = element.box
  const rows = Math.ceil(MOST_WEEKS / flow)
  const gutter = pen.figureMm * 1.8
  const block = {
    width: (width - gutter * (flow - 1)) / flow,
    height: (height - gutter * (rows - 1)) / rows,
  }
  const corner = (index: number) => ({
    left: x + (index % flow) * (block.width + gutter),
    top: y + Math.floor(index / flow) * (block.height + gutter),
  })
  const weeks = weeksOf(pen.month, pen.firstDay)
  const lineHeight = (block.height - pen.headMm * 1.6) / 7
  const head = (words: string, { left, top }: { left: number; top: number }) =>
    pen.head(words, { x: left, y: top + pen.headMm * 0.5, align: 'left', maxMm: block.width })
  const drawn = weeks.flatMap((week, index) => {
    const at = corner(index)
    const first = at.top + pen.headMm * 1.6
    return [
      head(pen.weekNumbers ? `${pen.weekWord}${pen.weekNumber(week)}` : span(week), at),
      pen.rule(at.left, first, at.left + block.width, first),
      ...week.flatMap((day, line) => {
        const top = first + line * lineHeight
        return [
          day.inMonth && (day.weekday === 0 || day.weekday === 6)
            ? pen.tint(at.left, top, block.width, lineHeight)
            : null,
          pen.rule(at.left, top + lineHeight, at.left + block.width, top + lineHeight),
          ...(day.inMonth || element.neighbours
            ? drawDay(day, { left: at.left, top, width: block.width, height: lineHeight }, pen)
            : []),
        ]
      }),
    ]
  })
  const notes = pen.notes && weeks.length < MOST_WEEKS ? [head(pen.notes, corner(MOST_WEEKS - 1))] : []
  return [...drawn, ...notes]
}

const span = (week: readonly MonthDay[]): string => {
  const days = week.filter(({ inMonth }) => inMonth).map(({ day }) => day)
  const [first, last] = [days[0], days.at(-1)]
  return first === last ? String(first) : `${first}–${last}`
}

function drawDay(
  day: MonthDay,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  pen: GridContext,
): GridMark[] {
  const middle = top + height / 2
  const after = left + pen.figureMm * 1.7
  const moonLeft = after + pen.headMm * (pen.hasTwoLanguages ? 4.6 : 2.2)
  const namesLeft = moonLeft + pen.moonMm
  return [
    pen.schoolBand(day, { ...bandBeside(left), y: top, height }),
    pen.figure(day, { x: left + pen.figureMm * 1.3, y: middle, align: 'right' }),
    pen.head(
      pen.weekday(day.weekday),
      { x: after, y: middle, align: 'left' },
      day.inMonth && day.weekday === 0,
    ),
    ...pen
      .bars(day)
      .map(bar => pen.bar(bar, left + width - (bar.lane + 1) * BAR_MM, top, BAR_MM * 0.8, height)),
    ...pen.moon(day, { x: moonLeft + pen.moonMm / 2, y: middle }),
    ...pen.names(day, {
      ...{
        x: namesLeft,
        y: top + height * 0.04,
        width: left + width - namesLeft - pen.lanes * BAR_MM,
        height: height * 0.92,
      },
      ...{ cellHeight: height, align: 'right', valign: 'middle', inOneLine: true },
    }),
  ]
}
