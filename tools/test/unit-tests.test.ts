import { expect, test } from 'vitest'
import { outcomeOf, slowestOf } from './unit-tests.ts'

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
        { fullName: 'money adds', status: 'passed', duration: 1200, failureMessages: [] },
        {
          fullName: 'money rounds',
          status: 'failed',
          duration: 7800,
          failureMessages: ['expected 1 to be 2'],
        },
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

test('the slowest tests are named first', () => {
  expect(slowestOf(report, '/shop')).toEqual([
    '8 s packages/domain/src/money.test.ts > money rounds',
    '1 s packages/domain/src/money.test.ts > money adds',
  ])
})
