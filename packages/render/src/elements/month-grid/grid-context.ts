import {
  addMonths,
  columnHeads,
  type DayMark,
  dayMarks,
  firstWeekday,
  hasDayMarks,
  hasSharedMarks,
  isoWeek,
  type MonthDay,
  type MonthGridElement,
  monthOf,
  numbersWeeks,
  weekdayName,
} from '@passepartout/document'
import { MM_PER_POINT, type ShapedLine } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import { formatMm, type PathNode, path, stroke } from '../../scene.ts'
import { type LineAnchor, type LineStyle, layOutLine } from '../text/outlines.ts'
import { type NamesBox, setNames } from './day-names.ts'

/** Layers from back to front: backgrounds, rules, then digits and texts. */
export const LAYERS = ['ground', 'rule', 'ink'] as const

/** A mark drawn by a grid style; null where the element omits it. */
export type GridMark = { layer: (typeof LAYERS)[number]; path: PathNode } | null

/** Drawing context of the grid styles: the month, localised names, and marks in the element's colours. */
export type GridContext = ReturnType<typeof createGridContext>

export function createGridContext(element: MonthGridElement, context: RenderContext) {
  const { document, page, ink, shaper } = context
  const { locale } = document
  const month = addMonths(monthOf(document, page), element.offset)
  const marks = dayMarks(document.calendar, month)
  const named = element.offset === 0 && hasDayMarks(document)
  /** Days whose names do not fit. */
  const cut: string[] = []
  const figures: LineStyle = { ...element, sizeMm: element.sizePt * MM_PER_POINT, trackingEm: 0 }
  const heads: LineStyle = {
    face: element.headFace ?? element.face,
    weight: element.headWeight,
    italic: false,
    sizeMm: element.headSizePt * MM_PER_POINT,
    trackingEm: element.headTrackingEm,
  }
  const cased = (words: string) => (element.headCaps ? words.toLocaleUpperCase(locale) : words)
  const marksOf = ({ date, inMonth }: MonthDay): DayMark[] => (inMonth ? (marks[date] ?? []) : [])
  const paintOf = (day: MonthDay) => {
    if (!day.inMonth) return element.muted
    const isHoliday = marksOf(day).some(({ kind }) => kind === 'holiday')
    return day.weekday === 0 || isHoliday ? element.accent : element.ink
  }
  const paints = { holiday: element.accent, observance: element.muted, own: element.ink }
  const paintOfMark = ({ kind }: DayMark) => ink(paints[kind])
  return {
    month,
    firstDay: firstWeekday(locale),
    /** False where the locale has no week numbers, or the element hides them. */
    weekNumbers: element.weekNumbers && numbersWeeks(locale),
    figureMm: figures.sizeMm,
    headMm: heads.sizeMm,
    figureReach: reachOf(shaper.shape('0123456789', figures, 0)),
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
    /** Whether the grid leaves room for names: the same in every month of a calendar. */
    isNamed: named,
    /** Whether a planner leaves room for days of everybody. */
    hasSharedNames: element.offset === 0 && hasSharedMarks(document, element.columns.length),
    marksOf,
    cut,
    /** The names of a day, in its box. */
    names: (day: MonthDay, box: NamesBox, of: readonly DayMark[] = marksOf(day)): GridMark[] => {
      if (!named || of.length === 0) return []
      const { paths, fits } = setNames(of, heads, box, paintOfMark, context)
      if (!fits) cut.push(day.date)
      return paths.map(one => ({ layer: 'ink', path: one }))
    },
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

/** How far outlines reach above and below the baseline, in em. */
function reachOf({ glyphs }: ShapedLine): { above: number; below: number } {
  const heights = glyphs.flatMap(({ path: outline, y }) =>
    [...outline.matchAll(/-?\d*\.?\d+/g)].flatMap(([value], index) =>
      index % 2 === 1 ? [Number(value) + y] : [],
    ),
  )
  return { above: -Math.min(0, ...heights), below: Math.max(0, ...heights) }
}
