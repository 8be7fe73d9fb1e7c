import { expect, test } from 'vitest'
import { outcomeOf, slowestOf, withRetry } from './unit-tests.ts'

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

test('what passes on a second try counts as passed and is named; what fails again stays a failure', () => {
  const again = {
    ...report,
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: '/shop/packages/domain/src/money.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'money adds', status: 'passed', failureMessages: [] },
          { fullName: 'money rounds', status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: '/shop/apps/api/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a call answers', status: 'failed', failureMessages: ['no'] },
          { fullName: 'a call is refused', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  }
  expect(withRetry(report, again, '/shop')).toEqual({
    passed: 7 - 1 + 3,
    failed: 1,
    skipped: 2,
    failures: ['apps/api/src/a.test.ts > a call answers\nno'],
    secondTry: ['packages/domain/src/money.test.ts > money rounds'],
  })
})

test('a made-up case that failed stays a failure, whatever others a second try makes up', () => {
  const words = 'Error: Property failed after 1056 tests\n{ seed: -205, path: "1055:3" }'
  const file = { name: '/shop/apps/api/src/a.test.ts', message: '' }
  const one = (status: string, failureMessages: string[]) => ({
    ...report,
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      { ...file, status, assertionResults: [{ fullName: 'any file is read', status, failureMessages }] },
    ],
  })
  const first = one('failed', [words])
  expect(withRetry(first, { ...one('passed', []), numPassedTests: 1 }, '/shop')).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [`apps/api/src/a.test.ts > any file is read\n${words}`],
    secondTry: [],
  })
})
