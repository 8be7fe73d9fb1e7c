import {
  addMonths,
  columnHeads,
  firstWeekday,
  isoWeek,
  type MonthDay,
  type MonthGridElement,
  markedDays,
  monthOf,
  numbersWeeks,
  weekdayName,
} from '@passepartout/document'
import { MM_PER_POINT } from '@passepartout/typeset'
import type { DrawContext } from '../../draw-context.ts'
import { mm, type PathNode, path, stroke } from '../../scene.ts'
import { type Cut, type Spot, setLine } from '../text/outlines.ts'

/** What is painted first lies below: grounds, then rules, then figures and words. */
export const LAYERS = ['ground', 'rule', 'ink'] as const

/** What a style draws; nothing where the element leaves it out. */
export type Mark = { layer: (typeof LAYERS)[number]; path: PathNode } | null

/** What the styles of the grid draw with: the month, the words of the place, and marks in the element's colours. */
export type GridPen = ReturnType<typeof gridPen>

export function gridPen(element: MonthGridElement, context: DrawContext) {
  const { document, page, ink } = context
  const { locale } = document
  const month = addMonths(monthOf(document, page), element.offset)
  const days = markedDays(document, month)
  const figures: Cut = { ...element, sizeMm: element.sizePt * MM_PER_POINT, trackingEm: 0 }
  const heads: Cut = {
    face: element.headFace ?? element.face,
    weight: element.headWeight,
    italic: false,
    sizeMm: element.headSizePt * MM_PER_POINT,
    trackingEm: element.headTrackingEm,
  }
  const cased = (words: string) => (element.headCaps ? words.toLocaleUpperCase(locale) : words)
  const mark = ({ date }: MonthDay): string | undefined => days[date]
  const paintOf = (day: MonthDay) => {
    if (!day.inMonth) return element.muted
    return day.weekday === 0 || mark(day) !== undefined ? element.accent : element.ink
  }
  return {
    month,
    firstDay: firstWeekday(locale),
    /** False where the place has no numbers of weeks, or the element does not want them. */
    weekNumbers: element.weekNumbers && numbersWeeks(locale),
    figureMm: figures.sizeMm,
    headMm: heads.sizeMm,
    columns: columnHeads(document, element),
    weekWord: element.weekWord === '' ? '' : `${element.weekWord} `,
    notes: element.notes,
    figure: (day: MonthDay, spot: Spot, scale = 1): Mark => ({
      layer: 'ink',
      path: setLine(
        String(day.day),
        { ...figures, sizeMm: figures.sizeMm * scale },
        spot,
        ink(paintOf(day)),
        context,
      ),
    }),
    head: (words: string, spot: Spot, accent = false): Mark => ({
      layer: 'ink',
      path: setLine(cased(words), heads, spot, ink(accent ? element.accent : element.muted), context),
    }),
    weekday: (weekday: number) =>
      element.weekdays === 'none' ? '' : weekdayName(locale, weekday, element.weekdays),
    /** Number of the week that begins with the first of these days. */
    week: (week: readonly MonthDay[]) => String(isoWeek(week[0]?.date ?? '')),
    /** Name of a marked day. */
    mark,
    rule: (x1: number, y1: number, x2: number, y2: number): Mark =>
      element.line === null
        ? null
        : {
            layer: 'rule',
            path: path(`M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`, {
              stroke: stroke(ink(element.line), element.lineMm),
            }),
          },
    tint: (x: number, y: number, width: number, height: number): Mark =>
      element.tint === null
        ? null
        : {
            layer: 'ground',
            path: path(`M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}Z`, {
              fill: ink(element.tint),
            }),
          },
  }
}
