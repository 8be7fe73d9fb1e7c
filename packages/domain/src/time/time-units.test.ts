import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS, YEAR_MS } from './time-units.ts'

it('units of time have the lengths of the specification, and periods are told by them', () => {
  expect([SECOND_MS, MINUTE_MS / SECOND_MS, HOUR_MS / MINUTE_MS]).toEqual([1000, 60, 60])
  expect([DAY_MS / HOUR_MS, WEEK_MS / DAY_MS, YEAR_MS / DAY_MS]).toEqual([24, 7, 365])
  expect(relativeTime(0, 2 * YEAR_MS, 'de-DE')).toBe('vor 2 Jahren')
  expect(relativeTime(0, YEAR_MS - 1, 'de-DE')).toBe('vor 11 Monaten')
  expect(relativeTime(0, 2 * WEEK_MS, 'en-GB')).toBe('2 weeks ago')
})
