import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, withPinnedCommands } from '../bootstrap/run.mjs'
import { requireChromium, requireEngine } from '../browser/chromium.ts'
import type { Outcome } from '../test/unit-tests.ts'
import { type E2eTestTitle, missingTitles } from './e2e-titles.ts'
import { LONG_RUN_E2E_TESTS } from './long-run-tests.ts'
import { QUICK_E2E_TESTS } from './quick-tests.ts'
import { startSellingShop } from './selling-shop.fixture.ts'
import { openSignInProvider } from './sign-in-provider.ts'

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: Spec[]
}

interface Spec {
  title: string
  file: string
  ok: boolean
  tests: {
    projectName: string
    status?: string
    results: { status: string; duration: number; errors: { message?: string }[] }[]
  }[]
}

/** One e2e test in one window. */
interface E2eTest {
  window: string
  file: string
  /** Including the titles of its groups. */
  title: string
  isOk: boolean
  status: string | undefined
  results: { status: string; duration: number; errors: { message?: string }[] }[]
}

const MOST_SLOW = 5

export interface PlaywrightOutcome extends Outcome {
  /** Tests that passed only at the second attempt: each hides a fault of the shop or of the test. */
  secondTry: string[]
  /** The slowest tests, with their seconds. */
  slowest: string[]
}

/** Runs the e2e tests on a shop started for them, with Playwright's own output. */
export async function runPlaywrightVerbose(root: string, args: string[]): Promise<number> {
  return withShop(async journeyEnvironment => {
    const env = withPinnedCommands(root, journeyEnvironment)
    const child = spawn('playwright', ['test', ...args], { cwd: root, env, stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    return code ?? 1
  })
}

/** Runs the e2e tests without output and returns the result. */
export async function runPlaywright(root: string, extra: NodeJS.ProcessEnv = {}): Promise<PlaywrightOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-journeys-'))
  const file = join(folder, 'report.json')
  try {
    const output = await withShop(async journeyEnvironment => {
      const reportTo = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '1', FORCE_COLOR: undefined }
      const env = withPinnedCommands(root, { ...extra, ...journeyEnvironment, ...reportTo })
      const args = ['test', '--reporter=json', '--pass-with-no-tests']
      return run('playwright', args, { cwd: root, env, what: 'playwright', minutes: 120 }).catch(
        (error: Error) => error.message,
      )
    })
    const report: PlaywrightReport | undefined = readJson(file)
    if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [output], secondTry: [], slowest: [] }
    return summarisePlaywright(report, expectedLists(extra))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A list of tests, each of which a run has to contain. */
interface TestList {
  file: string
  titles: readonly E2eTestTitle[]
}

function expectedLists(settings: NodeJS.ProcessEnv): TestList[] {
  if (settings.MAIN_ROAD_ONLY === '1') return [{ file: 'tools/e2e/quick-tests.ts', titles: QUICK_E2E_TESTS }]
  if (settings.WHOLE_TABLE === '1')
    return [{ file: 'tools/e2e/long-run-tests.ts', titles: LONG_RUN_E2E_TESTS }]
  return []
}

/** @param lists whose tests must all be in the report: an entry without one is a failure */
export function summarisePlaywright(
  { stats, errors, suites }: PlaywrightReport,
  lists: readonly TestList[] = [],
): PlaywrightOutcome {
  const journeys = suites.flatMap(file => testsOf(file))
  const gone = lists.flatMap(({ file, titles }) =>
    missingTitles(titles, journeys).map(missing => ({ list: file, ...missing })),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length + gone.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => message ?? 'unknown error'),
      ...gone.map(
        ({ list, window, file, title = '' }) => `${list} names no journey: ${window} ${file} ${title}`,
      ),
      ...journeys.flatMap(failureOf),
    ],
    secondTry: journeys.filter(({ status }) => status === 'flaky').map(nameOf),
    slowest: slowestOf(journeys),
  }
}

function testsOf({ specs = [], suites = [] }: Suite, groups: readonly string[] = []): E2eTest[] {
  const own = specs.flatMap(({ title, file, ok, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      window: projectName,
      file,
      title: [...groups, title].join(' '),
      isOk: ok,
      status,
      results,
    })),
  )
  return [...own, ...suites.flatMap(group => testsOf(group, [...groups, group.title]))]
}

const nameOf = ({ window, file, title }: E2eTest) => `e2e/${file} > ${title} (${window})`

function failureOf(journey: E2eTest): string[] {
  const { isOk, results } = journey
  const last = results.at(-1)
  if (isOk || ['passed', 'skipped'].includes(last?.status ?? '')) return []
  const reasons = last?.errors.map(({ message }) => message ?? '') ?? []
  return [stripVTControlCharacters(`${nameOf(journey)}\n${reasons.join('\n')}`)]
}

function slowestOf(journeys: readonly E2eTest[]): string[] {
  const seconds = ({ results }: E2eTest) => results.reduce((sum, { duration }) => sum + duration, 0) / 1000
  return journeys
    .toSorted((a, b) => seconds(b) - seconds(a))
    .slice(0, MOST_SLOW)
    .map(journey => `${seconds(journey).toFixed(0)} s ${nameOf(journey)}`)
}

/**
 * Node strips types itself: Playwright would transform every file and package of ours again, ten seconds of a first
 * run.
 */
const AS_NODE_READS_THEM = { PW_DISABLE_TS_ESM: '1' }

/** Enables all features that do not affect other tests: e2e tests share the shop. */
async function withShop<T>(work: (environment: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const browsers = { CHROMIUM: requireEngine(), WHOLE_CHROMIUM: requireChromium() }
  const provider = await openSignInProvider()
  const env = { ...provider.env, DEV_PAGES: '1', TRUSTED_ADDRESS_HEADER: 'x-forwarded-for' }
  const shop = await startSellingShop({ env })
  try {
    const { tokenUrl } = provider
    return await work({
      ...browsers,
      ...AS_NODE_READS_THEM,
      SHOP_URL: shop.url(),
      SHOP_DATA: shop.dataDir,
      SIGN_IN_TOKENS: tokenUrl,
    })
  } finally {
    await shop.dispose()
    provider.close()
  }
}

function readJson(file: string): PlaywrightReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
