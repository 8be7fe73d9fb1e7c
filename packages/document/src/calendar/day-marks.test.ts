import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '../model.ts'
import { SAMPLE_CALENDAR } from './calendar-page.ts'
import { dayMarks, hasDayMarks } from './day-marks.ts'
import { monthSpan } from './month-days.ts'

const event = (given: Partial<CalendarEvent>): CalendarEvent => ({
  ...{ id: 'e1', month: 2, day: 12, year: null, text: 'Oma' },
  ...given,
})

const labels = (year: number, events: CalendarEvent[]) =>
  Object.fromEntries(
    Object.entries(dayMarks({ ...SAMPLE_CALENDAR, events }, monthSpan({ year, month: 2 }))).map(
      ([date, marks]) => [date, marks.map(({ text }) => text).join()],
    ),
  )

describe('marks of a month', () => {
  it('have the age where the year is given', () => {
    const events = [event({ kind: 'birthday', since: 1947 }), event({ id: 'e2', day: 13, text: 'Ben' })]
    expect(labels(2027, events)).toEqual({ '2027-02-12': 'Oma (80)', '2027-02-13': 'Ben' })
  })

  it('have no age in the year of birth or before it', () => {
    expect(labels(2027, [event({ since: 2027 })])).toEqual({ '2027-02-12': 'Oma' })
    expect(labels(2026, [event({ since: 2027 })])).toEqual({ '2026-02-12': 'Oma' })
  })

  it('move 29 February to the 28th of other years', () => {
    expect(Object.keys(labels(2027, [event({ day: 29 })]))).toEqual(['2027-02-28'])
    expect(Object.keys(labels(2028, [event({ day: 29 })]))).toEqual(['2028-02-29'])
  })

  it('begin with the customer’s days and end with the holiday', () => {
    const calendar = {
      ...SAMPLE_CALENDAR,
      holidays: { '2027-02-14': 'Feiertag', '2027-03-01': 'Feiertag' },
      observances: { '2027-02-14': 'Valentinstag' },
      events: [event({ day: 14 })],
    }
    expect(dayMarks(calendar, monthSpan({ year: 2027, month: 2 }))).toEqual({
      '2027-02-14': [
        { text: 'Oma', kind: 'own' },
        { text: 'Valentinstag', kind: 'observance' },
        { text: 'Feiertag', kind: 'holiday' },
      ],
    })
  })

  it('exist where a calendar has any', () => {
    expect(hasDayMarks({ calendar: null })).toBe(false)
    expect(hasDayMarks({ calendar: SAMPLE_CALENDAR })).toBe(false)
    expect(
      hasDayMarks({ calendar: { ...SAMPLE_CALENDAR, observances: { '2027-02-14': 'Valentinstag' } } }),
    ).toBe(true)
  })
})
