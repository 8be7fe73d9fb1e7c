import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONG_RUN_E2E_TESTS, longRunPattern } from './long-run-tests.ts'
import { summarisePlaywright } from './playwright-runner.ts'
import { QUICK_E2E_TESTS } from './quick-tests.ts'

test('a failed journey is named with its window and reason', () => {
  const result = (projectName: string, status: string, message?: string) => ({
    projectName,
    results: [{ status, duration: 2000, errors: message ? [{ message }] : [] }],
  })
  const outcome = summarisePlaywright({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'order.test.ts',
        suites: [
          {
            title: 'order',
            specs: [
              {
                title: 'a photo goes into the cart',
                file: 'order.test.ts',
                ok: false,
                tests: [result('phone', 'passed'), result('desktop', 'timedOut', 'no button')],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(outcome).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['e2e/order.test.ts > order a photo goes into the cart (desktop)\nno button'],
    secondTry: [],
    slowest: [
      '2 s e2e/order.test.ts > order a photo goes into the cart (phone)',
      '2 s e2e/order.test.ts > order a photo goes into the cart (desktop)',
    ],
  })
})

test('a journey that needed a second try counts as passed and is named', () => {
  const outcome = summarisePlaywright({
    stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'order.test.ts',
        specs: [
          {
            title: 'a photo goes into the cart',
            file: 'order.test.ts',
            ok: true,
            tests: [{ projectName: 'phone', status: 'flaky', results: [] }],
          },
        ],
      },
    ],
  })
  expect(outcome).toMatchObject({ passed: 1, failed: 0, failures: [] })
  expect(outcome.secondTry).toEqual(['e2e/order.test.ts > a photo goes into the cart (phone)'])
})

test('an entry of a list whose journey was renamed or taken away fails the run', () => {
  const run = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] }
  expect(summarisePlaywright(run).failed).toBe(0)
  const list = { file: 'tools/e2e/quick-tests.ts', titles: QUICK_E2E_TESTS }
  const { failed, failures } = summarisePlaywright(run, [list])
  expect(failed).toBe(QUICK_E2E_TESTS.length)
  expect(failures).toContain('tools/e2e/quick-tests.ts names no journey: desktop ordering.test.ts de-DE')
})

test('every journey of the lists has its file', () => {
  expect(
    [...QUICK_E2E_TESTS, ...LONG_RUN_E2E_TESTS].filter(
      ({ file }) => !existsSync(join(import.meta.dirname, '../../e2e', file)),
    ),
  ).toEqual([])
})

test('the gate leaves out no journey of the quick run', () => {
  const pattern = longRunPattern()
  expect(
    QUICK_E2E_TESTS.filter(({ window, file, title = '' }) => pattern.test(`${window} ${file} ${title}`)),
  ).toEqual([])
})
