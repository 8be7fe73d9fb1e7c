import { type Locale, localised } from '@passepartout/domain'
import { firstWeekday, numbersWeeks, weekdayName } from '../../calendar/calendar-names.ts'
import { addMonths, isoWeek, type Month, type MonthDay } from '../../calendar/month-days.ts'
import type { Drawing } from '../../draw/drawing.ts'
import { number } from '../../draw/svg.ts'
import { type Cut, type Spot, setLine } from '../ink.ts'
import type { MonthGridElement } from '../month-grid.ts'

const MM_PER_POINT = 25.4 / 72

/** What the styles of the grid draw with: the month, the words of the place, and marks in the element's colours. */
export interface GridPen {
  locale: Locale
  month: Month
  firstDay: 0 | 1
  /** False where the place has no numbers of weeks, or the element does not want them. */
  weekNumbers: boolean
  figureMm: number
  headMm: number
  columns: readonly string[]
  notes: string | undefined
  weekWord: string
  figure(day: MonthDay, spot: Spot, scale?: number): string
  head(words: string, spot: Spot, accent?: boolean): string
  weekday(weekday: number): string
  /** Number of the week that begins with the first of these days. */
  week(days: readonly MonthDay[]): string
  /** Name of a marked day. */
  mark(day: MonthDay): string | undefined
  rule(x1: number, y1: number, x2: number, y2: number): string
  tint(x: number, y: number, width: number, height: number): string
}

export function gridPen(element: MonthGridElement, drawing: Drawing): GridPen {
  const { locale, shaper, calendar } = drawing
  const figures: Cut = { ...element, sizeMm: element.sizePt * MM_PER_POINT, trackingEm: 0 }
  const heads: Cut = {
    face: element.headFace ?? element.face,
    weight: element.headWeight,
    italic: false,
    sizeMm: element.headSizePt * MM_PER_POINT,
    trackingEm: element.headTrackingEm,
  }
  const cased = (words: string) => (element.headCaps ? words.toLocaleUpperCase(locale) : words)
  const mark = ({ date }: MonthDay) => calendar.days?.[date]
  const paintOf = (day: MonthDay) => {
    if (!day.inMonth) return element.muted
    return day.weekday === 0 || mark(day) !== undefined ? element.accent : element.ink
  }
  return {
    locale,
    month: addMonths(calendar.month, element.offset),
    firstDay: firstWeekday(locale),
    weekNumbers: element.weekNumbers && numbersWeeks(locale),
    figureMm: figures.sizeMm,
    headMm: heads.sizeMm,
    columns: element.columns.map((name, index) => calendar.names?.[index] ?? localised(name, locale)),
    weekWord: element.weekWord ? `${localised(element.weekWord, locale)} ` : '',
    notes: element.notes && localised(element.notes, locale),
    figure: (day, spot, scale = 1) =>
      setLine(
        String(day.day),
        { ...figures, sizeMm: figures.sizeMm * scale },
        spot,
        drawing.paint(paintOf(day)),
        shaper,
      ),
    head: (words, spot, accent = false) =>
      setLine(cased(words), heads, spot, drawing.paint(accent ? element.accent : element.muted), shaper),
    weekday: weekday => (element.weekdays === 'none' ? '' : weekdayName(locale, weekday, element.weekdays)),
    week: days => String(isoWeek(days[0]?.date ?? '')),
    mark,
    rule: (x1, y1, x2, y2) =>
      element.line
        ? `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}" stroke="${drawing.paint(element.line)}" stroke-width="${number(element.lineMm)}" fill="none"/>`
        : '',
    tint: (x, y, width, height) =>
      element.tint
        ? `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${drawing.paint(element.tint)}"/>`
        : '',
  }
}
