import {
  addMonths,
  columnHeads,
  firstWeekday,
  isoWeek,
  labelledDays,
  type MonthDay,
  type MonthGridElement,
  monthOf,
  numbersWeeks,
  weekdayName,
} from '@passepartout/document'
import { MM_PER_POINT } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import { formatMm, type PathNode, path, stroke } from '../../scene.ts'
import { type LineAnchor, type LineStyle, layOutLine } from '../text/outlines.ts'

/** Layers from back to front: backgrounds, rules, then digits and texts. */
export const LAYERS = ['ground', 'rule', 'ink'] as const

/** A mark drawn by a grid style; null where the element omits it. */
export type GridMark = { layer: (typeof LAYERS)[number]; path: PathNode } | null

/** Drawing context of the grid styles: the month, localised names, and marks in the element's colours. */
export type GridContext = ReturnType<typeof createGridContext>

export function createGridContext(element: MonthGridElement, context: RenderContext) {
  const { document, page, ink } = context
  const { locale } = document
  const month = addMonths(monthOf(document, page), element.offset)
  const days = labelledDays(document, month)
  const figures: LineStyle = { ...element, sizeMm: element.sizePt * MM_PER_POINT, trackingEm: 0 }
  const heads: LineStyle = {
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
    /** False where the locale has no week numbers, or the element hides them. */
    weekNumbers: element.weekNumbers && numbersWeeks(locale),
    figureMm: figures.sizeMm,
    headMm: heads.sizeMm,
    columns: columnHeads(document, element),
    weekWord: element.weekWord === '' ? '' : `${element.weekWord} `,
    notes: element.notes,
    figure: (day: MonthDay, spot: LineAnchor, scale = 1): GridMark => ({
      layer: 'ink',
      path: layOutLine(
        String(day.day),
        { ...figures, sizeMm: figures.sizeMm * scale },
        spot,
        ink(paintOf(day)),
        context,
      ),
    }),
    head: (words: string, spot: LineAnchor, accent = false): GridMark => ({
      layer: 'ink',
      path: layOutLine(cased(words), heads, spot, ink(accent ? element.accent : element.muted), context),
    }),
    weekday: (weekday: number) =>
      element.weekdays === 'none' ? '' : weekdayName(locale, weekday, element.weekdays),
    /** Number of the week that begins with the first of these days. */
    week: (week: readonly MonthDay[]) => String(isoWeek(week[0]?.date ?? '')),
    /** Label of a marked day. */
    mark,
    rule: (x1: number, y1: number, x2: number, y2: number): GridMark =>
      element.line === null
        ? null
        : {
            layer: 'rule',
            path: path(`M${formatMm(x1)} ${formatMm(y1)}L${formatMm(x2)} ${formatMm(y2)}`, {
              stroke: stroke(ink(element.line), element.lineMm),
            }),
          },
    tint: (x: number, y: number, width: number, height: number): GridMark =>
      element.tint === null
        ? null
        : {
            layer: 'ground',
            path: path(
              `M${formatMm(x)} ${formatMm(y)}h${formatMm(width)}v${formatMm(height)}h${formatMm(-width)}Z`,
              {
                fill: ink(element.tint),
              },
            ),
          },
  }
}
