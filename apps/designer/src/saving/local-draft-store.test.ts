import { TEXT_NUMBERS } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { LOCAL_DRAFT_DAYS } from './local-draft-store.ts'

test('the history of a design is kept as long as texts say', () => {
  expect(LOCAL_DRAFT_DAYS).toBe(TEXT_NUMBERS.historyDays)
})
