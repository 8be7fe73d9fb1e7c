import { expect, it } from 'vitest'
import { instantInZone } from './zoned-time.ts'

it.each([
  ['Europe/Berlin', '2026-12-18', 10, '2026-12-18T09:00:00.000Z'],
  ['Europe/Berlin', '2026-07-18', 10, '2026-07-18T08:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', 2, '2027-03-28T01:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', 3, '2027-03-28T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-12-31', 23, '2027-01-01T04:00:00.000Z'],
  ['UTC', '2027-01-01', 0, '2027-01-01T00:00:00.000Z'],
])('in %s the hour of %s at %i is one instant', (zone, day, hour, instant) => {
  expect(instantInZone(zone, day, hour).toISOString()).toBe(instant)
})
