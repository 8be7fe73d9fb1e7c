import { spawnSync } from 'node:child_process'
import { run } from '../bootstrap/run.mjs'
import { findChromium, findHeadlessShell, findProgram } from '../browser/chromium.ts'
import { findFirefox, findMiniBrowser } from '../browser/other-engines.ts'
import { findNginx } from '../shop/fleet.ts'
import { findPostgres } from './postgres.ts'

interface Need {
  name: string
  debian: string
  isThere: () => boolean
  /** Tests only run faster with it. Not every system has it, so it must not stand in the way of the others. */
  isOptional?: boolean
  /** Only `npm run test:all` uses it. */
  isForLongRuns?: boolean
}

const NEEDS: readonly Need[] = [
  { name: 'Chromium', debian: 'chromium', isThere: () => findChromium() !== undefined },
  { name: 'poppler', debian: 'poppler-utils', isThere: () => findProgram(['pdftoppm']) !== undefined },
  { name: 'Postgres', debian: 'postgresql', isThere: () => findPostgres() !== undefined },
  {
    name: 'Chromium without windows',
    debian: 'chromium-headless-shell',
    isThere: () => process.env.CHROMIUM !== undefined || findHeadlessShell() !== undefined,
    isOptional: true,
  },
  {
    name: 'nginx',
    debian: 'nginx-light',
    isThere: () => findNginx() !== undefined,
    isOptional: true,
    isForLongRuns: true,
  },
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    isThere: () => findFirefox() !== undefined,
    isOptional: true,
    isForLongRuns: true,
  },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver',
    isThere: () => findMiniBrowser() !== undefined,
    isOptional: true,
    isForLongRuns: true,
  },
  {
    name: 'a screen for WebKit',
    debian: 'xvfb',
    isThere: () => findProgram(['xvfb-run']) !== undefined,
    isOptional: true,
    isForLongRuns: true,
  },
  {
    name: 'the key to that screen',
    debian: 'xauth',
    isThere: () => findProgram(['xauth']) !== undefined,
    isOptional: true,
    isForLongRuns: true,
  },
]

export interface Missing {
  names: string[]
  /** What a person can do about it. */
  advice: string
}

/** Installs what the tests need from the system and is not there, where this user may. */
export async function ensureSystemPackages(
  root: string,
  isLongRun: boolean,
): Promise<{ done: string; missing: Missing | undefined }> {
  const wanted = NEEDS.filter(need => (isLongRun || !need.isForLongRuns) && !need.isThere())
  if (wanted.length === 0) return { done: 'all there', missing: undefined }
  const asRoot = findProgram(['apt-get']) && rootPrefix()
  if (!asRoot) {
    const names = wanted.map(need => need.name)
    const advice = `Install it as root: ${commandFor(wanted)}`
    return { done: `not there: ${names.join(', ')}`, missing: { names, advice } }
  }
  const [needed, optional] = [wanted.filter(need => !need.isOptional), wanted.filter(need => need.isOptional)]
  const failures: string[] = []
  await aptGet(root, asRoot, ['update', '-qq']).catch(error => failures.push(String(error)))
  for (const needs of [needed, optional].filter(({ length }) => length > 0)) {
    const packages = needs.map(need => need.debian)
    await aptGet(root, asRoot, ['install', '-y', '-qq', '--no-install-recommends', ...packages]).catch(
      error =>
        failures.push(`${commandFor(needs)} failed: ${error instanceof Error ? error.message : error}`),
    )
  }
  const still = wanted.filter(need => !need.isThere())
  const installed = wanted.filter(need => need.isThere()).map(need => need.name)
  const done = installed.length > 0 ? `installed ${installed.join(', ')}` : 'nothing installed'
  if (still.length === 0) return { done, missing: undefined }
  const names = still.map(need => need.name)
  const advice = failures.at(-1) ?? `${commandFor(still)} did not bring it.`
  return { done: `${done}; not there: ${names.join(', ')}`, missing: { names, advice } }
}

const commandFor = (needs: readonly Need[]): string =>
  `apt-get install ${needs.map(need => need.debian).join(' ')}`

/** What to put before a command to run it as root; undefined where this user may not. */
function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  if (!findProgram(['sudo'])) return undefined
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

async function aptGet(root: string, prefix: string[], args: string[]): Promise<void> {
  const [program = 'env', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  await run(program, rest, { cwd: root, what: `apt-get ${args[0]}`, minutes: 5 })
}
