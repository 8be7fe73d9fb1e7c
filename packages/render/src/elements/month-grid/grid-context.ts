import {
  addMonths,
  type Box,
  backgroundColourOf,
  columnHeads,
  DAY_COLOURS,
  type DateSpan,
  type DayMark,
  dayMarks,
  dayPhotosIn,
  dayRanges,
  hasDayMarks,
  hasSharedMarks,
  type Ink,
  inBothLanguages,
  isoWeek,
  lanesOf,
  MOON_RADIUS,
  type MonthDay,
  type MonthGridElement,
  type MoonPhase,
  monthOf,
  monthSpan,
  moonPhases,
  visibleWeek,
  weekdayName,
  weekManners,
  weekSpan,
} from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import { MM_PER_POINT, type ShapedLine } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import { formatMm, type PathNode, path, stroke } from '../../scene.ts'
import { type LineAnchor, type LineStyle, layOutLine } from '../text/outlines.ts'
import { type NamesBox, setNames } from './day-names.ts'

/** Layers from back to front: backgrounds, rules, bars of several days, then digits and texts. */
export const LAYERS = ['ground', 'rule', 'bar', 'ink'] as const

/** A mark drawn by a grid style; null where the element omits it. */
export type GridMark = { layer: (typeof LAYERS)[number]; path: PathNode } | null

/** Drawing context of the grid styles: the month, localised names, and marks in the element's colours. */
export type GridContext = ReturnType<typeof createGridContext>

export function createGridContext(element: MonthGridElement, context: RenderContext) {
  const { document, page, ink, shaper } = context
  const { locale } = document
  const month = addMonths(monthOf(document, page), element.offset)
  const { firstDay, weekNumbers } = weekManners(document, element)
  const week = visibleWeek(document, page)
  const span = element.style === 'week' ? weekSpan(week) : monthSpan(month)
  const marks = dayMarks(document.calendar, span)
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
  const { moon, second } = document.calendar ?? {}
  const phases = moon && element.offset === 0 ? phasesOf(span, locale) : {}
  const moonMm = heads.sizeMm * MOON_RADIUS
  const cased = (words: string) => (element.headCaps ? words.toLocaleUpperCase(locale) : words)
  const marksOf = ({ date, inMonth }: MonthDay): DayMark[] => (inMonth ? (marks[date] ?? []) : [])
  const paintOf = (day: MonthDay) => {
    if (!day.inMonth) return element.muted
    const isHoliday = marksOf(day).some(({ kind }) => kind === 'holiday')
    return day.weekday === 0 || isHoliday ? element.accent : element.ink
  }
  const schoolHolidays = element.offset === 0 ? (document.calendar?.schoolHolidays ?? []) : []
  const schoolInk = mixed(ink(element.accent), backgroundColourOf(document, page))
  const paints = {
    ...{ holiday: element.accent, observance: element.muted, school: element.muted, own: element.ink },
  }
  const onDark = isLight(ink(element.ink))
  const colourOf = (colour: string) => (onDark ? lightened(colour) : colour)
  const paintOfMark = ({ kind, colour }: DayMark) => (colour ? colourOf(colour) : ink(paints[kind]))
  const ranges = element.offset === 0 ? dayRanges(document.calendar, span) : []
  const columnCount = element.columns.length
  const photos = new Set(dayPhotosIn(document, page, element).map(({ date }) => date))
  for (const { lane, from, until } of ranges) {
    const first = from > span.from ? from : span.from
    if (lane === null && until >= first) cut.push(first)
  }
  return {
    month,
    ...{ firstDay, weekNumbers },
    /** The days of a sheet of a week planner. */
    week,
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
    /** Strips have no room for a second language. */
    weekday: (weekday: number) => {
      if (element.weekdays === 'none') return ''
      if (!second || element.style === 'strip') return weekdayName(locale, weekday, element.weekdays)
      const length = element.weekdays === 'narrow' ? 'narrow' : 'short'
      return inBothLanguages(weekdayName(locale, weekday, length), weekdayName(second, weekday, length))
    },
    /** Whether weekdays are printed in two languages. */
    hasTwoLanguages: second !== undefined && element.style !== 'strip',
    /** Number of the week that most of these days lie in: weeks by ISO 8601 begin on Monday. */
    weekNumber: (week: readonly MonthDay[]) =>
      String(isoWeek((week.find(({ weekday }) => weekday === 1) ?? week[0])?.date ?? '')),
    /** Room in mm for a phase of the moon beside a day; 0 without phases. */
    moonMm: moon && element.offset === 0 ? moonMm * 3 : 0,
    /** The phase of the moon on a day, with its middle at a point; none on most days. */
    moon: ({ date, inMonth }: MonthDay, at: { x: number; y: number }): GridMark[] => {
      const phase = inMonth ? phases[date] : undefined
      if (!phase) return []
      return moonPaths(phase, at, moonMm, ink(element.muted)).map(one => ({ layer: 'ink', path: one }))
    },
    /** Whether the grid leaves room for names: the same in every month of a calendar. */
    isNamed: named,
    /** Whether a planner leaves room for days of everybody. */
    hasSharedNames: element.offset === 0 && hasSharedMarks(document, element.columns.length),
    marksOf,
    hasPhoto: ({ date, inMonth }: MonthDay) => inMonth && photos.has(date),
    cut,
    /** The names of a day, in its box. */
    names: (day: MonthDay, box: NamesBox, of: readonly DayMark[] = marksOf(day)): GridMark[] => {
      if (!named || of.length === 0) return []
      const { paths, fits } = setNames(of, heads, box, paintOfMark, context)
      if (!fits) cut.push(day.date)
      return paths.map(one => ({ layer: 'ink', path: one }))
    },
    /** Number of lanes of bars: the same in every month of a calendar. */
    lanes: named ? lanesOf(document.calendar) : 0,
    /** Bars of several days that run over a day. */
    bars: ({ date, inMonth }: MonthDay): DayBar[] =>
      ranges.flatMap(({ lane, event, from, until }) => {
        if (lane === null || !inMonth || date < from || date > until) return []
        const colour = colourOf(event.colour ?? DAY_COLOURS[1])
        const { column } = event
        const own = column !== undefined && column < columnCount ? column : null
        return [
          { lane, colour, text: event.text, isFirst: date === from, isLast: date === until, column: own },
        ]
      }),
    bar: ({ colour }: DayBar, x: number, y: number, width: number, height: number): GridMark => ({
      layer: 'bar',
      path: path(rectangle(x, y, width, height), { fill: colour }),
    }),
    /** The name of several days within their bar. */
    barText: (words: string, spot: LineAnchor, sizeMm: number): GridMark => ({
      layer: 'ink',
      path: layOutLine(
        words,
        { ...heads, sizeMm, trackingEm: 0 },
        spot,
        onDark ? INK_ON_LIGHT : '#ffffff',
        context,
      ),
    }),
    /** Width of a name within a bar. */
    barTextWidth: (words: string, sizeMm: number): number => shaper.shape(words, heads, 0).width * sizeMm,
    /** The band of a day in the school holidays, at an edge of its cell: the ground of weekends stays to be seen. */
    schoolBand: ({ date, inMonth }: MonthDay, { x, y, width, height }: Box): GridMark =>
      inMonth && schoolHolidays.some(({ from, until }) => from <= date && date <= until)
        ? { layer: 'ground', path: path(rectangle(x, y, width, height), { fill: schoolInk }) }
        : null,
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
            path: path(rectangle(x, y, width, height), { fill: ink(element.tint) }),
          },
  }
}

/** Width of the band of school holidays beside a line of a day, and its distance from it, in mm. */
const BAND = { widthMm: 0.9, gapMm: 0.3 }

/** Place of the band before a line that begins at `left`: figures reach to the edge of their line. */
export const bandBeside = (left: number): Pick<Box, 'x' | 'width'> => ({
  x: left - BAND.gapMm - BAND.widthMm,
  width: BAND.widthMm,
})

/** A circle with its dark part filled: all of it at new moon, none at full moon, as seen from the northern half. */
function moonPaths(phase: MoonPhase, { x, y }: { x: number; y: number }, r: number, ink: Ink): PathNode[] {
  const radius = formatMm(r)
  const half = (sweep: 0 | 1) => `A${radius} ${radius} 0 0 ${sweep} ${formatMm(x)} ${formatMm(y + r)}`
  const top = `M${formatMm(x)} ${formatMm(y - r)}`
  const back = `A${radius} ${radius} 0 0 1 ${formatMm(x)} ${formatMm(y - r)}Z`
  const dark = {
    new: `${top}${half(1)}${back}`,
    'first-quarter': `${top}${half(0)}Z`,
    'last-quarter': `${top}${half(1)}Z`,
    full: '',
  }[phase]
  return [
    path(`${top}${half(1)}${back}`, { stroke: stroke(ink, Math.max(0.1, r * 0.16)) }),
    ...(dark === '' ? [] : [path(dark, { fill: ink })]),
  ]
}

/** Phases of the moon by date: a week may lie in two months. */
function phasesOf({ from, until }: DateSpan, locale: Locale): Record<string, MoonPhase> {
  const months = [...new Set([from, until].map(date => date.slice(0, 7)))]
  return Object.assign(
    {},
    ...months.map(one => moonPhases({ year: Number(one.slice(0, 4)), month: Number(one.slice(5)) }, locale)),
  )
}

/** A bar over one of its days. */
export interface DayBar {
  lane: number
  colour: string
  text: string
  isFirst: boolean
  isLast: boolean
  /** Column of a planner; null for a bar of everybody. */
  column: number | null
}

const INK_ON_LIGHT = '#1a1a1a'

const channels = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** Whether the ink is light, so that the page is dark. */
const isLight = (ink: Ink): boolean =>
  typeof ink === 'string' && channels(ink).reduce((sum, one) => sum + one, 0) > 3 * 150

const halfway = (colour: string, other: string): string => {
  const others = channels(other)
  return `#${channels(colour)
    .map((one, at) =>
      Math.round((one + (others[at] ?? one)) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A colour for dark pages. */
const lightened = (colour: string): string => halfway(colour, '#ffffff')

/** An ink in half its strength on its ground; foil stays as it is. */
const mixed = (ink: Ink, ground: string): Ink => (typeof ink === 'string' ? halfway(ink, ground) : ink)

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${formatMm(x)} ${formatMm(y)}h${formatMm(width)}v${formatMm(height)}h${formatMm(-width)}Z`

/** How far outlines reach above and below the baseline, in em. */
function reachOf({ glyphs }: ShapedLine): { above: number; below: number } {
  const heights = glyphs.flatMap(({ path: outline, y }) =>
    [...outline.matchAll(/-?\d*\.?\d+/g)].flatMap(([value], index) =>
      index % 2 === 1 ? [Number(value) + y] : [],
    ),
  )
  return { above: -Math.min(0, ...heights), below: Math.max(0, ...heights) }
}
