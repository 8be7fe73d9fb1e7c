import { sheetSpan } from '../../calendar/calendar-page.ts'
import { designSlots } from '../../elements/photo/photo.ts'
import type { Document, Page } from '../../model.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding } from '../finding.ts'
import { hint } from './calendar-hint.ts'
import { CHOOSE_PHOTO } from './free-photos.ts'

/** Days from the order to the calendar in the hand: a first month that ends sooner is of no use. */
const DAYS_UNTIL_USE = 7
const DAY_MS = 86_400_000

/** Rules of calendars: names cut off, a photo on two months, a first month that is over. */
export function calendarRules(document: Document, context: PreflightContext): Finding[] {
  if (!document.calendar) return []
  return [
    ...pastMonth(document, context.today),
    ...samePhotos(document),
    ...document.pages.flatMap(page => cutNames(document, page, context)),
  ]
}

/** Names of days that do not fit into their cell in the smallest type. */
function cutNames(document: Document, page: Page, { texts = {} }: PreflightContext): Finding[] {
  return page.elements.flatMap(({ id, type }) => {
    const days = (type === 'month-grid' && texts[id]?.cutDays) || []
    if (days.length === 0) return []
    const params = { days: days.map(date => Number(date.slice(-2))).join(', ') }
    return [hint(document, page, { id: 'event-overflow', mark: `${id}/${days.join()}`, params })]
  })
}

/** A photo on the sheets of two months; the cover may repeat one of them. */
function samePhotos(document: Document): Finding[] {
  const firsts = new Map<string, Page>()
  return document.pages.flatMap(page => {
    if (page.month === null) return []
    return designSlots(page).flatMap((slot): Finding[] => {
      const assetId = slot.photo?.assetId
      const first = assetId === undefined ? undefined : firsts.get(assetId)
      if (assetId !== undefined && !first) firsts.set(assetId, page)
      if (assetId === undefined || !first || first === page) return []
      const params = { otherPage: first.id }
      const found = hint(document, page, { id: 'same-photo', mark: `${slot.id}/${assetId}`, params }, [
        CHOOSE_PHOTO,
      ])
      return [{ ...found, elementId: slot.id, assetId }]
    })
  })
}

function pastMonth(document: Document, today: string | undefined): Finding[] {
  const { calendar, pages } = document
  const first = pages.find(({ month }) => month === 0)
  if (!calendar || !first || today === undefined) return []
  const end = Date.parse(sheetSpan(document, first).until) + DAY_MS
  if (Date.parse(today) + DAYS_UNTIL_USE * DAY_MS < end) return []
  const mark = `${calendar.start.year}-${calendar.start.month}`
  const choose = {
    id: 'choose-start' as const,
    effect: { type: 'ask' as const, action: 'choose-start' as const },
  }
  return [hint(document, first, { id: 'past-month', mark, params: {} }, [{ ...choose, params: {} }])]
}
