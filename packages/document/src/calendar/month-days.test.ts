import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Month } from '../model.ts'
import { addMonths, daysOf, isoWeek, weeksOf } from './month-days.ts'

const month: fc.Arbitrary<Month> = fc.record({
  year: fc.integer({ min: 2020, max: 2049 }),
  month: fc.integer({ min: 1, max: 12 }),
})
const firstDay = fc.constantFrom(0 as const, 1 as const)

describe('the days of a month', () => {
  it('are each there once, in order', () => {
    fc.assert(
      fc.property(month, one => {
        const length = new Date(Date.UTC(one.year, one.month, 0)).getUTCDate()
        expect(daysOf(one).map(({ day }) => day)).toEqual(Array.from({ length }, (_, index) => index + 1))
      }),
    )
  })

  it('lie in four to six weeks that begin on the first weekday of the place', () => {
    fc.assert(
      fc.property(month, firstDay, (one, first) => {
        const weeks = weeksOf(one, first)
        expect(weeks.length).toBeGreaterThanOrEqual(4)
        expect(weeks.length).toBeLessThanOrEqual(6)
        expect(weeks.every(week => week.length === 7 && week[0]?.weekday === first)).toBe(true)
      }),
    )
  })

  it.each([
    { year: 2026, month: 2, first: 0, weeks: 4 },
    { year: 2026, month: 2, first: 1, weeks: 5 },
    { year: 2027, month: 2, first: 1, weeks: 4 },
    { year: 2027, month: 5, first: 1, weeks: 6 },
  ] as const)(
    'of $month/$year fill $weeks weeks that begin on weekday $first',
    ({ first, weeks, ...one }) => {
      expect(weeksOf(one, first)).toHaveLength(weeks)
    },
  )
})

describe('weeks by ISO 8601', () => {
  it.each([
    ['2026-01-01', 1],
    ['2027-01-01', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2026-12-31', 53],
    ['2028-02-29', 9],
  ])('%s lies in week %i', (date, week) => {
    expect(isoWeek(date)).toBe(week)
  })
})

describe('months that come later', () => {
  it.each([
    [{ year: 2026, month: 12 }, 1, { year: 2027, month: 1 }],
    [{ year: 2026, month: 1 }, -1, { year: 2025, month: 12 }],
    [{ year: 2026, month: 9 }, 11, { year: 2027, month: 8 }],
  ])('%j and %i more', (from, by, to) => {
    expect(addMonths(from, by)).toEqual(to)
  })
})
