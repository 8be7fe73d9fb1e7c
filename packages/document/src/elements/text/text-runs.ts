import { type LaidOutText, layOutText, type TextRun, type TextShaper } from '@passepartout/typeset'
import {
  inBothLanguages,
  monthName,
  numbersWeeks,
  spanName,
  weekName,
  yearsName,
} from '../../calendar/calendar-names.ts'
import { monthOf, SAMPLE_CALENDAR, visibleWeek, weekSpan } from '../../calendar/calendar-page.ts'
import { addMonths } from '../../calendar/month-days.ts'
import type { Document, Page } from '../../model.ts'
import type { CalendarTextBinding, TextElement } from './text.ts'

export type TextSourceDocument = Pick<Document, 'locale' | 'calendar'>

/** The runs that a text is set in: its own, or those of the page's month, in capitals if the text has them. */
export function runsOf(
  document: TextSourceDocument,
  page: Pick<Page, 'month'>,
  element: TextElement,
): TextRun[] {
  const cased = (text: string) => (element.caps ? text.toLocaleUpperCase(document.locale) : text)
  if (element.calendar) return [{ text: cased(calendarText(document, page, element.calendar)) }]
  return element.runs.map(({ text, face, weight, italic }) => ({
    text: cased(text),
    ...(face === null ? {} : { face }),
    ...(weight === null ? {} : { weight }),
    ...(italic === null ? {} : { italic }),
  }))
}

export const layOutTextElement = (
  document: TextSourceDocument,
  page: Pick<Page, 'month'>,
  element: TextElement,
  shaper: TextShaper,
): LaidOutText => {
  const { minSizePt } = element
  const isTwice = element.calendar !== null && document.calendar?.second !== undefined
  const style = {
    ...element,
    ...(element.hyphens && { hyphenated: document.locale }),
    // A name in two languages takes twice the width.
    ...(isTwice && { minSizePt: minSizePt / 2 }),
  }
  return layOutText(runsOf(document, page, element), element.box, style, shaper, element.set)
}

/** The text of a calendar binding on a page. */
export function calendarText(
  document: TextSourceDocument,
  page: Pick<Page, 'month'>,
  { shows, offset }: CalendarTextBinding,
): string {
  const { locale } = document
  const { start, months, second, weekNumbers = numbersWeeks(locale) } = document.calendar ?? SAMPLE_CALENDAR
  const month = addMonths(monthOf(document, page), offset)
  const span = weekSpan(visibleWeek(document, page))
  const name = (length: 'long' | 'short') =>
    inBothLanguages(monthName(locale, month, length), second && monthName(second, month, length))
  return {
    month: () => name('long'),
    'month-year': () => `${name('long')} ${month.year}`,
    'short-month': () => name('short'),
    number: () => String(month.month).padStart(2, '0'),
    year: () => String(month.year),
    years: () => yearsName(locale, start, months),
    week: () => (weekNumbers ? weekName(locale, span) : ''),
    'week-days': () => inBothLanguages(spanName(locale, span), second && spanName(second, span)),
  }[shows]()
}
