import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, withPinnedCommands } from '../bootstrap/run.mjs'
import type { Counts } from './summary.ts'

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      /** Milliseconds. */
      duration?: number | null
      failureMessages: string[] | null
    }[]
  }[]
}

export interface Outcome extends Counts {
  failures: string[]
}

export interface UnitOutcome extends Outcome {
  onServer: number
  /** Tests that passed only at the second attempt: each hides a fault of the shop or of the test. */
  secondTry: string[]
  /** The slowest tests, with their seconds. */
  slowest: string[]
}

const MOST_MINUTES = 120
const MOST_SLOW = 3
/** Test files that are retried; more failures are no accident. */
const MOST_TRIED_AGAIN = 3

/** Runs every unit test; with the address of a Postgres server, database tests there too. */
export async function runUnitTests(
  root: string,
  postgresUrl: string | undefined,
  extra: NodeJS.ProcessEnv = {},
): Promise<UnitOutcome> {
  const env = { ...extra, TEST_DATABASE_URL: postgresUrl }
  const none = { passed: 0, failed: 1, skipped: 0, onServer: 0, secondTry: [], slowest: [] }
  const { report, broken } = await runVitest(root, env)
  if (!report) return { ...none, failures: [broken] }
  const first = outcomeOf(report, root)
  // An error outside every test (an unhandled rejection) fails the run, though no test has failed.
  if (broken && first.failed === 0) return { ...none, ...first, failed: 1, failures: [broken] }
  const again = await retryOf(report, files => runVitest(root, env, files))
  return {
    ...(again ? withRetry(report, again, root) : { ...first, secondTry: [] }),
    onServer: postgresUrl ? countServerTests(report) : 0,
    slowest: slowestOf(report, root),
  }
}

async function runVitest(root: string, extra: NodeJS.ProcessEnv, files: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-vitest-'))
  const file = join(folder, 'report.json')
  const args = ['run', ...files, '--reporter=json', '--reporter=dot', `--outputFile.json=${file}`]
  const env = withPinnedCommands(root, { ...extra, NO_COLOR: '1', FORCE_COLOR: undefined })
  let broken = ''
  try {
    await run('vitest', args, { cwd: root, env, what: 'vitest', minutes: MOST_MINUTES }).catch(error => {
      broken = error.message
    })
    return { report: readReport(file), broken }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs the failed files once more, in processes of their own; `undefined` where they were not retried or the retry
 * broke.
 */
async function retryOf(
  { testResults }: VitestReport,
  runFiles: (files: string[]) => ReturnType<typeof runVitest>,
): Promise<VitestReport | undefined> {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return undefined
  const { report, broken } = await runFiles(failed)
  return broken && report?.numFailedTests === 0 ? undefined : report
}

/**
 * fast-check's message for a failed generated case. Not retried: the next run generates other cases, so its success
 * proves nothing.
 */
const COUNTEREXAMPLE = /Property failed after \d+ tests/

/** The report after a retry: its results replace those of the same files, and tests that passed only then are named. */
export function withRetry(
  first: VitestReport,
  again: VitestReport,
  root: string,
): Outcome & Pick<UnitOutcome, 'secondTry'> {
  const before = outcomeOf(first, root)
  const after = outcomeOf(again, root)
  const files = new Set(again.testResults.map(({ name }) => name))
  const passedThere = first.testResults
    .filter(({ name }) => files.has(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length
  const failedAgain = new Set(after.failures.map(fileOf))
  const passedThen = before.failures.filter(failure => !failedAgain.has(fileOf(failure)))
  const found = passedThen.filter(failure => COUNTEREXAMPLE.test(failure))
  return {
    passed: before.passed - passedThere + after.passed - found.length,
    failed: after.failed + found.length,
    skipped: before.skipped,
    failures: [...after.failures, ...found],
    secondTry: passedThen.filter(failure => !found.includes(failure)).map(headingOf),
  }
}

const headingOf = (failure: string) => failure.split('\n', 1)[0] ?? ''
const fileOf = (failure: string) => headingOf(failure).split(' > ', 1)[0] ?? ''

/** Counts and reasons; a file that cannot be loaded counts as one failed test. */
export function outcomeOf(report: VitestReport, root: string): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}\n${message}`]
    return failed.map(
      test => `${file} > ${test.fullName.slice(0, 300)}\n${(test.failureMessages ?? []).join('\n')}`,
    )
  })
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

export function slowestOf(report: VitestReport, root: string): string[] {
  return report.testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${name.replace(`${root}/`, '')} > ${fullName.slice(0, 100)}`,
        seconds: (duration ?? 0) / 1000,
      })),
    )
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_SLOW)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`)
}

/** Tests of `describeEachDatabase` contain the database in their name. */
function countServerTests(report: VitestReport): number {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes('(server)') && status === 'passed').length
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
