import { expect, it } from 'vitest'
import { createPage, documentOf } from '../create-pages-document.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { withCalendarDays } from './calendar-days.ts'
import { SAMPLE_CALENDAR } from './calendar-page.ts'

const page = createPage({
  id: 'month-1',
  month: 0,
  widthMm: 210,
  heightMm: 297,
  bleed: 3,
  safe: 5,
  slots: [],
})
const document: Document = { ...documentOf('calendar', [page]), calendar: SAMPLE_CALENDAR }

it('choices of a calendar are stored, read again and removed', () => {
  const choices = { firstDay: 0, weekNumbers: false, moon: true, second: 'fr-FR' } as const
  const chosen = withCalendarDays(document, choices)
  expect(chosen.calendar).toEqual({ ...SAMPLE_CALENDAR, ...choices })
  const parsed = parseDocument(JSON.parse(JSON.stringify(chosen)))
  expect(parsed.ok && parsed.document.calendar).toEqual(chosen.calendar)
  const removed = { firstDay: null, weekNumbers: null, moon: null, second: null }
  expect(withCalendarDays(chosen, removed).calendar).toEqual(SAMPLE_CALENDAR)
  expect(withCalendarDays(chosen, { region: null }).calendar).toHaveProperty('region', null)
})
