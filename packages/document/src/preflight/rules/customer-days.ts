import type { Locale } from '@passepartout/domain'
import { sheetSpan } from '../../calendar/calendar-page.ts'
import { dayMarks } from '../../calendar/day-marks.ts'
import { weekdayInWords } from '../../dates/find-date.ts'
import { freeId } from '../../ids.ts'
import { LIMITS } from '../../limits.ts'
import type { CalendarEvent, Document, Json, Page } from '../../model.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding, Repair } from '../finding.ts'
import { hint } from './calendar-hint.ts'

const TOLERANCE_MM = 0.1
const NAMES_SHOWN = 3

/** Rules of the customer's own days: a wrong weekday, birthdays left out, days too close to the edge or the binding. */
export function customerDays(document: Document, context: PreflightContext): Finding[] {
  if (!document.calendar) return []
  return [
    ...document.pages.flatMap(page => wrongWeekdays(document, page)),
    ...missingBirthdays(document, context),
    ...document.pages.flatMap(page => daysInZone(document, page)),
  ]
}

const withEvents = (events: readonly CalendarEvent[]): Repair['effect'] => ({
  type: 'patch',
  patch: [{ op: 'set', path: ['calendar', 'events'], value: events as unknown as Json }],
})

/** A single day whose text names another weekday than that of its date. */
function wrongWeekdays(document: Document, page: Page): Finding[] {
  const { calendar, locale } = document
  if (!calendar || page.month === null) return []
  const span = sheetSpan(document, page)
  return calendar.events.flatMap(event => {
    const { id, year, day, text, until } = event
    if (year === null || until) return []
    const date = new Date(Date.UTC(year, event.month - 1, day))
    const onSheet = date.toISOString().slice(0, 10)
    if (onSheet < span.from || onSheet > span.until) return []
    const right = date.getUTCDay()
    const written = weekdayIn(text, locale)
    if (!written || written.weekday === right) return []
    const name = weekdayInWords(locale, right)
    const like = written.word === written.word.toLowerCase() ? name : capitalised(name, locale)
    const events = calendar.events.map(one =>
      one.id === id ? { ...one, text: text.replace(written.word, like) } : one,
    )
    const repair = { id: 'right-weekday' as const, effect: withEvents(events), params: { right: like } }
    const params = { day, written: written.word, right: like, event: text }
    return [hint(document, page, { id: 'event-weekday', mark: `${id}/${text}`, params }, [repair])]
  })
}

const capitalised = (word: string, locale: Locale) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)

/** The only weekday that a text names in full; undefined without one, or with several. */
function weekdayIn(text: string, locale: Locale): { word: string; weekday: number } | undefined {
  const names = [0, 1, 2, 3, 4, 5, 6].map(weekday =>
    weekdayInWords(locale, weekday).toLocaleLowerCase(locale),
  )
  const found = [...text.matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const weekday = names.indexOf(word.toLocaleLowerCase(locale))
    return weekday < 0 ? [] : [{ word, weekday }]
  })
  return found.length === 1 ? found[0] : undefined
}

/** Birthdays that this device remembers, and that the calendar does not print. */
function missingBirthdays(document: Document, { birthdays = [] }: PreflightContext): Finding[] {
  const { calendar, pages } = document
  const first = pages.find(({ month }) => month !== null)
  if (!calendar || !first || calendar.events.length === 0) return []
  const key = ({ month, day, text }: Pick<CalendarEvent, 'month' | 'day' | 'text'>) =>
    `${month}-${day}-${text.trim().toLowerCase()}`
  const printed = new Set(calendar.events.map(key))
  const missing = birthdays.filter(one => !printed.has(key(one)))
  if (missing.length === 0) return []
  const ids = new Set(calendar.events.map(({ id }) => id))
  const added = missing.slice(0, LIMITS.events - calendar.events.length).map(one => {
    const id = freeId(ids, 'event')
    ids.add(id)
    return { ...one, id }
  })
  const params = {
    count: missing.length,
    names: missing
      .slice(0, NAMES_SHOWN)
      .map(({ text }) => text)
      .join(', '),
  }
  const repair = {
    id: 'add-birthdays' as const,
    effect: withEvents([...calendar.events, ...added]),
    params: { count: added.length },
  }
  const mark = missing.map(key).join()
  return [hint(document, first, { id: 'missing-birthdays', mark, params }, added.length > 0 ? [repair] : [])]
}

/** Named days in a grid that reaches into the margin that may be cut off, punched or clamped. */
function daysInZone(document: Document, page: Page): Finding[] {
  const { trim, safe } = page
  return page.elements.flatMap(element => {
    if (element.type !== 'month-grid' || element.offset !== 0) return []
    const marks = dayMarks(document.calendar, sheetSpan(document, page))
    if (Object.values(marks).every(list => list.every(({ kind }) => kind !== 'own'))) return []
    const { x, y, width, height } = element.box
    const reach = Math.max(
      safe.left - x,
      safe.top - y,
      x + width - (trim.width - safe.right),
      y + height - (trim.height - safe.bottom),
    )
    if (reach <= TOLERANCE_MM) return []
    return [hint(document, page, { id: 'event-unsafe', mark: element.id, params: {} })]
  })
}
