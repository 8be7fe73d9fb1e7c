import { expect, test } from 'vitest'
import { expiredFlags, treatmentFromQuery } from './flags.ts'

test.each([
  ['on', 'on'],
  ['off', 'off'],
  ['control', 'control'],
  ['maybe', undefined],
  ['', undefined],
  [null, undefined],
])('an address that asks for %o gets %o', (asked, treatment) => {
  expect(treatmentFromQuery('theme-portrait-format', asked)).toBe(treatment)
})

test('a flag is over on the day after its last', () => {
  expect(expiredFlags('2027-06-30')).toEqual([])
  expect(expiredFlags('2027-07-01')).toContain('theme-portrait-format')
})
