import { expect, test } from 'vitest'
import { outcomeOf } from './unit-tests.ts'

const report = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: '/shop/packages/domain/src/money.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'money adds', status: 'passed', failureMessages: [] },
        { fullName: 'money rounds', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      ],
    },
    {
      name: '/shop/apps/api/src/a.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
}

test('a test file that does not load counts as a failure beside the failed tests', () => {
  expect(outcomeOf(report, '/shop')).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2,
    failures: [
      'packages/domain/src/money.test.ts > money rounds\nexpected 1 to be 2',
      'apps/api/src/a.test.ts\nCannot find module',
    ],
  })
})
