import { expect, it } from 'vitest'
import { suggestedCalendarStart } from './suggested-start.ts'

it.each([
  ['2027-01-01', 2027, 2],
  ['2027-07-31', 2027, 8],
  ['2027-08-01', 2028, 1],
  ['2026-11-28', 2027, 1],
  ['2026-12-31', 2027, 1],
])('a calendar chosen on %s is suggested to begin in %i-%i', (day, year, month) => {
  expect(suggestedCalendarStart(new Date(`${day}T12:00:00Z`))).toEqual({ year, month })
})
