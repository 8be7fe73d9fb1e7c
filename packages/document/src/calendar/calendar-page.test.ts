import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '../model.ts'
import { labelledDays, SAMPLE_CALENDAR } from './calendar-page.ts'

const event = (given: Partial<CalendarEvent>): CalendarEvent => ({
  ...{ id: 'e1', month: 2, day: 12, year: null, text: 'Oma' },
  ...given,
})

const labels = (year: number, events: CalendarEvent[]) =>
  labelledDays({ calendar: { ...SAMPLE_CALENDAR, events } }, { year, month: 2 })

describe('labels of a month', () => {
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

  it('begin with the holiday and end with the customer’s days', () => {
    const calendar = {
      ...SAMPLE_CALENDAR,
      holidays: { '2027-02-14': 'Feiertag' },
      observances: { '2027-02-14': 'Valentinstag' },
      events: [event({ day: 14 })],
    }
    expect(labelledDays({ calendar }, { year: 2027, month: 2 })).toEqual({
      '2027-02-14': 'Feiertag, Valentinstag, Oma',
    })
  })
})
