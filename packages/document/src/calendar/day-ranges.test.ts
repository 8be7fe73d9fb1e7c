import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '../model.ts'
import { SAMPLE_CALENDAR } from './calendar-page.ts'
import { dayMarks } from './day-marks.ts'
import { dayRanges, lanesOf, rangeOf } from './day-ranges.ts'
import { monthSpan } from './month-days.ts'

const event = (id: string, from: [number, number], until: [number, number], year: number | null = 2027) =>
  ({
    ...{ id, text: id, month: from[0], day: from[1], year },
    until: { month: until[0], day: until[1] },
  }) satisfies CalendarEvent
const MARCH = { year: 2027, month: 3 }
const calendar = (events: CalendarEvent[]) => ({ ...SAMPLE_CALENDAR, events })

describe('several days', () => {
  it('run over the end of a month and of a year', () => {
    expect(rangeOf(event('a', [3, 30], [4, 2]), 2027)).toEqual({ from: '2027-03-30', until: '2027-04-02' })
    expect(rangeOf(event('a', [12, 24], [1, 6]), 2027)).toEqual({ from: '2027-12-24', until: '2028-01-06' })
    expect(rangeOf(event('a', [3, 30], [4, 2]), 2028)).toBeUndefined()
    expect(rangeOf(event('a', [3, 30], [4, 2], null), 2028)).toBeDefined()
  })

  it('are one day where first and last are the same, or the last is an error', () => {
    expect(rangeOf(event('a', [3, 5], [3, 5]), 2027)).toBeUndefined()
    const mistaken = event('a', [3, 5], [3, 4])
    expect(rangeOf(mistaken, 2027)).toBeUndefined()
    expect(Object.keys(dayMarks(calendar([mistaken]), monthSpan(MARCH)))).toEqual(['2027-03-05'])
  })

  it('have three lanes, each free again after its last day', () => {
    const events = [
      event('a', [3, 1], [3, 10]),
      event('b', [3, 2], [3, 4]),
      event('c', [3, 3], [3, 5]),
      event('d', [3, 4], [3, 6]),
      event('e', [3, 5], [3, 7]),
    ]
    const lanes = dayRanges(calendar(events), monthSpan(MARCH)).map(({ event: { id }, lane }) => [id, lane])
    expect(lanes).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', null],
      ['e', 1],
    ])
    expect(lanesOf(calendar(events))).toBe(3)
    expect(lanesOf(SAMPLE_CALENDAR)).toBe(0)
  })

  it('keep their lane and name in the next month', () => {
    const events = [event('a', [3, 28], [3, 31]), event('b', [3, 30], [4, 2])]
    const april = { year: 2027, month: 4 }
    expect(
      dayRanges(calendar(events), monthSpan(april)).map(({ event: { id }, lane }) => [id, lane]),
    ).toEqual([['b', 1]])
    expect(dayMarks(calendar(events), monthSpan(april))).toEqual({
      '2027-04-01': [{ text: 'b', kind: 'own', range: { from: '2027-03-30', until: '2027-04-02' } }],
    })
  })
})
