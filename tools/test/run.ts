import { ensureBuilds } from '../bootstrap/builds.mjs'
import { findPostgres } from '../bootstrap/programs.mjs'
import { root } from '../bootstrap/root.mjs'
import { run, withPinnedCommands } from '../bootstrap/run.mjs'
import { note, StepError, step } from '../bootstrap/steps.mjs'
import { missingPackages } from '../bootstrap/system-packages.mjs'
import { describeMissing } from '../bootstrap/test-machine.mjs'
import { describeResult, runChecks } from '../check/run-checks.ts'
import { runPlaywright } from '../e2e/playwright-runner.ts'
import { runAttacks } from '../load-attacks/run-attacks.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { addCounts, type Counts, summaryLine } from './summary.ts'
import { type Outcome, runUnitTests } from './unit-tests.ts'

/** Settings of `npm run test:all`: whole tables instead of samples, and more generated cases. */
const SWEEPS = { LONG_TESTS: '1', FUZZ_REQUESTS: '20000', WHOLE_TABLE: '1', ALL_PAGES: '1' }
/**
 * Settings of `npm test`, for both kinds of tests (docs/testing.md#rules); a change lands only when `.ci/run` has run
 * the others too.
 */
const SHORT = { MAIN_ROAD_ONLY: '1' }
/**
 * The quick run measures pages of the storefront, none of the designer, whose files take two thirds of the compression
 * time.
 */
const PACKED_FOR_MAIN_ROAD = { storefront: 'well', designer: 'quickly' } as const
/** Settings of `npm run test:gate`: without the tests that only the long run has. */
const GATE = { GATE_ONLY: '1' }
const isLong = process.argv.includes('--all')
const scope = isLong ? SWEEPS : process.argv.includes('--gate') ? GATE : SHORT

const counts: Counts[] = []

/** Runs a step, counts its results, and continues in any case. */
async function counted(
  name: string,
  work: () => Promise<{ counts: Counts; words: string; failures: string[] }>,
) {
  await step(name, async () => {
    const { counts: found, words, failures } = await work()
    counts.push(found)
    if (failures.length > 0) throw new Failures(found, failures)
    return words
  }).catch(error => {
    if (!(error instanceof Failures)) counts.push({ passed: 0, failed: 1, skipped: 0 })
  })
}

class Failures extends StepError {
  constructor({ passed, failed }: Counts, failures: readonly string[]) {
    super(`${passed} passed, ${failed} failed\n\n${failures.join('\n\n')}`)
  }
}

function describe(outcome: Outcome, more = '') {
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : ''
  return { counts: outcome, words: `${outcome.passed} passed${skipped}${more}`, failures: outcome.failures }
}

function notesOf({ secondTry, slowest }: { secondTry: string[]; slowest: string[] }): string {
  const notes = [
    ...secondTry.map(name => `on a second try: ${name}`),
    ...slowest.map(name => `among the slowest: ${name}`),
  ]
  return notes.map(note => `\n  ${note}`).join('')
}

function skipped(words: string) {
  return { counts: { passed: 0, failed: 0, skipped: 1 }, words: `SKIPPED: ${words}`, failures: [] }
}

async function checks() {
  const results = await runChecks(root, () => undefined)
  const failures = results.filter(({ errors }) => errors.length > 0).map(describeResult)
  return describe({ passed: results.length - failures.length, failed: failures.length, skipped: 0, failures })
}

// Checks run throughout, at low priority: builds, unit tests and e2e tests leave some of two cores free
// (docs/testing.md#shared-set-up).
const checked = counted('checks', checks)

let built = true
const build = step('build', () => ensureBuilds(root, scope === SHORT ? PACKED_FOR_MAIN_ROAD : 'well')).catch(
  () => {
    built = false
    counts.push({ passed: 0, failed: 1, skipped: 0 })
  },
)
let postgres: TestPostgres | undefined
const bin = findPostgres()
const started = counted('postgres', async () => {
  if (!bin) return skipped(`no Postgres, so the database tests run on the embedded one only`)
  postgres = await startPostgres(bin)
  return { counts: { passed: 0, failed: 0, skipped: 0 }, words: `version ${postgres.version}`, failures: [] }
})
await Promise.all([build, started])
await counted('unit tests', async () => {
  const outcome = await runUnitTests(root, postgres?.url, scope)
  const onServer = postgres ? `, ${outcome.onServer} of them on Postgres ${postgres.version}` : ''
  return describe(outcome, onServer + notesOf(outcome))
})
await postgres?.stop()

if (built) {
  await counted('browser journeys', async () => {
    const outcome = await runPlaywright(root, scope)
    return describe(outcome, notesOf(outcome))
  })
}

if (built && isLong) {
  await counted('every page', async () => {
    const env = withPinnedCommands(root)
    const output = await run('node', ['tools/crawl.ts'], { cwd: root, env, what: 'The crawl', minutes: 120 })
    return describe(
      { passed: 1, failed: 0, skipped: 0, failures: [] },
      `\n  ${output.trim().split('\n').at(-1)}`,
    )
  })
}

if (built && isLong) await counted('attacks', () => runAttacks(root))
await checked

const missing = missingPackages(isLong)
if (missing.length > 0) note('!', 'system packages', describeMissing(missing))
const total = addCounts(counts)
process.stdout.write(`${summaryLine(total)}\n`)
process.exitCode = total.failed > 0 ? 1 : 0
