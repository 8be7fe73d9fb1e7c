import { describe, expect, it } from 'vitest'
import { SAMPLE_CALENDAR } from '../calendar/calendar-page.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import type { CalendarEvent, Document } from '../model.ts'
import { applyPatch } from '../patch.ts'
import { customerDays } from './rules/customer-days.ts'

const pages = [0, 1].map(month => ({
  ...{ id: `month-${month}`, month, widthMm: 210, heightMm: 297, bleed: 3, safe: 5, slots: [] },
}))
const withEvents = (events: Omit<CalendarEvent, 'id'>[], locale: Document['locale'] = 'de-DE'): Document => ({
  ...createPagesDocument('calendar', pages, { locale }),
  calendar: {
    ...SAMPLE_CALENDAR,
    events: events.map((event, index) => ({ id: `event-${index}`, ...event })),
  },
})
const check = (document: Document, context = {}) => customerDays(document, context as never)
const january = (day: number, text: string, year: number | null = 2027) => ({ month: 1, day, text, year })

/** The document after the first repair of its only finding. */
function repaired(document: Document, context = {}): Document {
  const [found, ...others] = check(document, context)
  const effect = found?.repairs[0]?.effect
  if (effect?.type !== 'patch' || others.length > 0) throw new Error('No single repair')
  return applyPatch(document, effect.patch).document
}

describe('the weekday of a day', () => {
  // 8 January 2027 is a Friday.
  it.each([
    ['de-DE', 'Grillen am Samstag', 'Grillen am Freitag'],
    ['de-DE', 'SAMSTAG: Kino', 'Freitag: Kino'],
    ['en-GB', 'Saturday market', 'Friday market'],
    ['fr-FR', 'Marché du samedi', 'Marché du vendredi'],
    ['es-ES', 'Sábado en casa', 'Viernes en casa'],
  ] as const)('%s: "%s" becomes "%s"', (locale, text, right) => {
    const mended = repaired(withEvents([january(8, text)], locale))
    expect(mended.calendar?.events[0]?.text).toBe(right)
    expect(check(mended)).toEqual([])
  })

  it.each([
    ['the right one', january(8, 'Freitag frei')],
    ['a part of a word', january(8, 'Samstagsrunde')],
    ['two of them', january(8, 'Samstag oder Sonntag')],
    ['a day of every year', january(8, 'Samstag', null)],
    ['a month that is not printed', { ...january(8, 'Samstag'), month: 6 }],
  ])('is left alone as %s', (_, event) => {
    expect(check(withEvents([event]))).toEqual([])
  })
})

describe('birthdays of this device', () => {
  const birthdays = [
    { month: 1, day: 8, year: null, text: 'Oma', kind: 'birthday' },
    { month: 1, day: 9, year: null, text: 'Ben', kind: 'birthday', since: 2020 },
  ]

  it('that the calendar lacks are named, and added in one step', () => {
    const document = withEvents([january(8, 'oma', null)])
    expect(check(document, { birthdays })[0]?.params).toEqual({ count: 1, names: 'Ben' })
    const mended = repaired(document, { birthdays })
    expect(mended.calendar?.events[1]).toMatchObject({ ...birthdays[1], id: expect.any(String) })
    expect(check(mended, { birthdays })).toEqual([])
  })

  it('are no matter in a calendar without any own day', () => {
    expect(check(withEvents([]), { birthdays })).toEqual([])
  })
})
