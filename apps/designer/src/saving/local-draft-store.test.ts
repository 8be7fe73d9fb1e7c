import { TOLD_NUMBERS } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { KEEP_FOR_DAYS } from './local-draft-store.ts'

test('the history of a design is kept as long as texts say', () => {
  expect(KEEP_FOR_DAYS).toBe(TOLD_NUMBERS.historyDays)
})
