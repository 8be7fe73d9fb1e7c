import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, withInstalledCommands } from '../bootstrap/run.mjs'
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
  /** Those that took longest, with their seconds. */
  slowest: string[]
}

const MOST_MINUTES = 120
const MOST_SLOW = 3

/** Runs every unit test; with the address of a Postgres, those of the database there too. */
export async function runUnitTests(
  root: string,
  postgresUrl: string | undefined,
  extra: NodeJS.ProcessEnv = {},
): Promise<UnitOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-vitest-'))
  const file = join(folder, 'report.json')
  const args = ['run', '--reporter=json', '--reporter=dot', `--outputFile.json=${file}`]
  const env = withInstalledCommands(root, {
    ...extra,
    TEST_DATABASE_URL: postgresUrl,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  })
  let broken = ''
  try {
    await run('vitest', args, { cwd: root, env, what: 'vitest', minutes: MOST_MINUTES }).catch(error => {
      broken = error.message
    })
    const report = readReport(file)
    if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [broken], onServer: 0, slowest: [] }
    const outcome = outcomeOf(report, root)
    // An error outside every test (an unhandled rejection) fails the run, though no test has failed.
    if (broken && outcome.failed === 0)
      return { ...outcome, failed: 1, failures: [broken], onServer: 0, slowest: [] }
    return {
      ...outcome,
      onServer: postgresUrl ? countOnServer(report) : 0,
      slowest: slowestOf(report, root),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

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

/** Tests of `eachDatabase` say in their name which database they ran on. */
function countOnServer(report: VitestReport): number {
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
