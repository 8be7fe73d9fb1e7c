import type { Locale } from '@passepartout/domain'
import type { CalendarData, CalendarEvent, Document, Month, Page } from '../model.ts'
import { firstWeekday } from './calendar-names.ts'
import { addMonths, type DateSpan, type MonthDay, monthSpan, weekFrom } from './month-days.ts'

/** Calendar data for images of a design, and the default of a document without its own. */
export const SAMPLE_CALENDAR: CalendarData = {
  start: { year: 2027, month: 1 },
  region: null,
  holidays: {},
  events: [],
  names: [],
}

type CalendarDocument = Pick<Document, 'calendar' | 'locale'>

/** The days of a sheet of a week planner; undefined for covers and for sheets of months. */
export const weekOf = (
  { calendar, locale }: CalendarDocument,
  { month }: Pick<Page, 'month'>,
): MonthDay[] | undefined =>
  calendar?.weeks === undefined || month === null
    ? undefined
    : weekFrom(calendar.start, month, calendar.firstDay ?? firstWeekday(locale))

/** The month of a sheet; of a week, the month that most of its days lie in. */
export function monthOf(document: CalendarDocument, page: Pick<Page, 'month'>): Month {
  const middle = weekOf(document, page)?.[3]
  if (middle) return { year: Number(middle.date.slice(0, 4)), month: Number(middle.date.slice(5, 7)) }
  return addMonths((document.calendar ?? SAMPLE_CALENDAR).start, page.month ?? 0)
}

/** The week that a page shows; in pictures of designs, which are not of a week planner, the first one of the month. */
export const visibleWeek = (document: CalendarDocument, page: Pick<Page, 'month'>): MonthDay[] =>
  weekOf(document, page) ??
  weekFrom(monthOf(document, page), 0, document.calendar?.firstDay ?? firstWeekday(document.locale))

export const weekSpan = (week: readonly MonthDay[]): DateSpan => ({
  from: week[0]?.date ?? '',
  until: week.at(-1)?.date ?? '',
})

/** First and last day of a week planner whose weeks begin as usual in a locale. */
export function plannerSpan(locale: Locale, start: Month, weeks: number): DateSpan {
  const [first, last] = [0, weeks - 1].map(later => weekSpan(weekFrom(start, later, firstWeekday(locale))))
  return { from: first?.from ?? '', until: last?.until ?? '' }
}

/** First and last day that a sheet shows. */
export function sheetSpan(document: CalendarDocument, page: Pick<Page, 'month'>): DateSpan {
  const week = weekOf(document, page)
  return week ? weekSpan(week) : monthSpan(monthOf(document, page))
}

/** Number of months whose days a calendar shows. */
export const monthCount = ({ months = 12, weeks }: Pick<CalendarData, 'months' | 'weeks'>): number =>
  weeks === undefined ? months : Math.ceil(weeks / WEEKS_A_MONTH)

const WEEKS_A_MONTH = 365.25 / 12 / 7

/** Text of an event in a year, with the age if it is to be printed: `Oma (80)`. */
export function eventLabel({ text, since }: Pick<CalendarEvent, 'text' | 'since'>, year: number): string {
  return since === undefined || since >= year ? text : `${text} (${year - since})`
}
