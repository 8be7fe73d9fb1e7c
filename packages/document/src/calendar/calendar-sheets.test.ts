import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { allSlots } from '../find.ts'
import type { Asset, Document } from '../model.ts'
import { SAMPLE_CALENDAR } from './calendar-page.ts'
import { calendarSheets, withFilledSheets } from './calendar-sheets.ts'

const photo = (id: string): Asset => ({
  ...{ id, name: `${id}.jpg`, width: 4000, height: 3000, source: 'upload', notices: [] },
})

const calendar: Document = {
  ...createPagesDocument(
    'calendar',
    [null, 0, 1, 2].map(month => ({
      ...{ id: `p${month}`, month, widthMm: 210, heightMm: 297, bleed: 3, safe: 5 },
      slots: [{ id: `p${month}.photo`, box: 'full' }],
    })),
  ),
  calendar: {
    ...SAMPLE_CALENDAR,
    holidays: { '2027-01-01': 'Neujahr' },
    events: [
      { id: 'a', month: 1, day: 3, year: null, text: 'Ben' },
      { id: 'b', month: 2, day: 3, year: 2028, text: 'Zu spät' },
      { id: 'c', month: 1, day: 3, year: null, text: 'Mia' },
    ],
  },
}
const placed = (document: Document) => allSlots(document).map(({ slot }) => slot.photo?.assetId ?? null)

describe('sheets of a calendar', () => {
  it('count the own days of their month', () => {
    expect(calendarSheets(calendar).map(({ events }) => events)).toEqual([0, 2, 0, 0])
  })

  it('are filled in order, each photo once', () => {
    const first = withFilledSheets(calendar, [photo('a'), photo('b')])
    expect(placed(first)).toEqual(['a', 'b', null, null])
    const then = withFilledSheets(first, [photo('b'), photo('c'), photo('a'), photo('d'), photo('e')])
    expect(placed(then)).toEqual(['a', 'b', 'c', 'd'])
    expect(withFilledSheets(then, [photo('e')])).toEqual(then)
  })
})
