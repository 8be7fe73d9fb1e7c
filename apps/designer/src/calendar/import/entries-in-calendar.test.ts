import { SAMPLE_CALENDAR } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import type { DateEntry } from '../date-entry.ts'
import { eventsOf, stateOf, withEntries } from './entries-in-calendar.ts'

const oma: DateEntry = { name: 'Oma', kind: 'birthday', month: 3, day: 12, year: 1947, showsAge: true }
const umzug: DateEntry = { name: 'Umzug', kind: 'once', month: 3, day: 12, year: 2027, showsAge: false }
const tonne: DateEntry = {
  ...{ name: 'Tonne', kind: 'rule', month: 1, day: 5, year: 2027, showsAge: false },
  rule: 'DTSTART;VALUE=DATE:20270105\nRRULE:FREQ=WEEKLY;INTERVAL=2',
}

describe('Entries in a calendar', () => {
  it('are printed in its months only', () => {
    const school = { start: { year: 2026, month: 9 }, months: 12 }
    expect(eventsOf(tonne, school).at(-1)).toMatchObject({ text: 'Tonne', year: 2027, month: 8, day: 31 })
    expect(eventsOf(umzug, school)).toHaveLength(1)
    expect(eventsOf(umzug, { ...school, start: { year: 2027, month: 9 } })).toEqual([])
    expect(eventsOf(oma, school)).toHaveLength(1)
  })

  it('that began before the calendar are printed as far as they last', () => {
    const year = { start: { year: 2027, month: 1 }, months: 12 }
    const ski = { ...umzug, name: 'Ski', month: 12, day: 28, year: 2026, until: { month: 1, day: 3 } }
    expect(eventsOf(ski, year)).toHaveLength(1)
    expect(eventsOf({ ...ski, until: { month: 12, day: 30 } }, year)).toEqual([])
  })

  it('are taken once', () => {
    const first = withEntries(SAMPLE_CALENDAR, [oma, oma, tonne], 12)
    expect(first).toMatchObject({ taken: 27, count: 27 })
    expect(new Set(first.events.map(({ id }) => id)).size).toBe(27)
    const calendar = { ...SAMPLE_CALENDAR, events: first.events }
    expect(withEntries(calendar, [oma, tonne], 12)).toMatchObject({ taken: 0, count: 0 })
    expect([oma, tonne, umzug, { ...umzug, year: 2020 }].map(stateOf(calendar, 12))).toEqual([
      ...['already', 'already', 'new', 'outside'],
    ])
  })

  it('stand in the column of their person', () => {
    const calendar = { ...SAMPLE_CALENDAR, names: ['Papa', 'Oma'] }
    const { events } = withEntries(calendar, [oma, umzug], 12)
    expect(events.map(({ text, column }) => [text, column])).toEqual([
      ['Oma', 1],
      ['Umzug', undefined],
    ])
  })

  it('beyond the most of a calendar are left out and counted', () => {
    const many = Array.from({ length: 510 }, (_, index) => ({ ...oma, name: `Gast ${index}` }))
    expect(withEntries(SAMPLE_CALENDAR, many, 12)).toMatchObject({ taken: 500, count: 510 })
  })
})
