import { expect, test } from 'vitest'
import { addCounts, summaryLine } from './summary.ts'

test('the last line says what passed and failed, and what was skipped when something was', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(summaryLine({ passed: 12, failed: 2, skipped: 1 })).toBe('12 passed, 2 failed, 1 skipped')
})

test('counts of all steps are added', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
