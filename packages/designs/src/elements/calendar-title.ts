import type { Locale } from '@passepartout/domain'
import { z } from 'zod'
import { monthName, yearsName } from '../calendar/calendar-names.ts'
import type { CalendarPage } from '../calendar/calendar-page.ts'
import { addMonths } from '../calendar/month-days.ts'
import { number, turned } from '../draw/svg.ts'
import { box, id, paint } from '../schema/parts.ts'
import { FACE_NAMES, faceExists } from '../text/faces.ts'
import { layOutText } from '../text/lay-out-text.ts'
import type { ElementKind } from './element-kind.ts'
import { outlineOf } from './ink.ts'

const calendarTitleSchema = z.strictObject({
  kind: z.literal('calendar-title'),
  id,
  /** `years` is the calendar's (`2026/27` where it crosses one), everything else the page's month. */
  shows: z.enum(['month', 'month-year', 'short-month', 'number', 'year', 'years']),
  /** -1 is the month before, 1 the month after. */
  offset: z.int().min(-1).max(1).default(0),
  face: z.enum(FACE_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(600),
  trackingEm: z.number().min(-0.2).max(1).default(0),
  align: z.enum(['left', 'centre', 'right']).default('centre'),
  valign: z.enum(['top', 'middle', 'bottom']).default('middle'),
  caps: z.boolean().default(false),
  colour: paint,
  opacity: z.number().min(0).max(1).default(1),
  ...box,
})
export type CalendarTitleElement = z.output<typeof calendarTitleSchema>

/** The name of the month or year, in the language of the shop; it shrinks to its box. */
export const calendarTitleKind: ElementKind<typeof calendarTitleSchema> = {
  schema: calendarTitleSchema,
  draw(element, drawing) {
    const words = titleWords(element, drawing.locale, drawing.calendar)
    const style = { ...element, minSizePt: element.sizePt * 0.5, leading: 1, wrap: false }
    const { lines, sizeMm } = layOutText(words, element, style, drawing.shaper)
    const outlines = lines.map(({ x, y, shaped }) => outlineOf(shaped, element.x + x, element.y + y, sizeMm))
    const opacity = element.opacity === 1 ? '' : ` opacity="${number(element.opacity)}"`
    return turned(element, `<g fill="${drawing.paint(element.colour)}"${opacity}>${outlines.join('')}</g>`)
  },
  paints: ({ colour }) => [colour],
  problems: ({ face, weight, italic }) =>
    faceExists({ face, weight, italic })
      ? []
      : [`${face} does not come in ${weight}${italic ? ' italic' : ''}`],
}

/** What a title says on a page of a calendar. */
export function titleWords(
  { shows, offset, caps }: Pick<CalendarTitleElement, 'shows' | 'offset' | 'caps'>,
  locale: Locale,
  page: CalendarPage,
): string {
  const month = addMonths(page.month, offset)
  const words = {
    month: () => monthName(locale, month, 'long'),
    'month-year': () => `${monthName(locale, month, 'long')} ${month.year}`,
    'short-month': () => monthName(locale, month, 'short'),
    number: () => String(month.month).padStart(2, '0'),
    year: () => String(month.year),
    years: () => yearsName(locale, page.start),
  }[shows]()
  return caps ? words.toLocaleUpperCase(locale) : words
}
