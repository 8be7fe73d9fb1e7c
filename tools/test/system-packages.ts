import { spawnSync } from 'node:child_process'
import { run } from '../bootstrap/run.mjs'
import { findChromium, findProgram } from '../browser/chromium.ts'
import { findPostgres } from './postgres.ts'

interface Need {
  name: string
  debian: string
  isThere: () => boolean
}

const NEEDS: readonly Need[] = [
  { name: 'Chromium', debian: 'chromium', isThere: () => findChromium() !== undefined },
  { name: 'poppler', debian: 'poppler-utils', isThere: () => findProgram(['pdftoppm']) !== undefined },
  { name: 'Postgres', debian: 'postgresql', isThere: () => findPostgres() !== undefined },
]

export interface Missing {
  names: string[]
  /** What a person can do about it. */
  advice: string
}

/** Installs what the tests need from the system and is not there, where this user may. */
export async function ensureSystemPackages(
  root: string,
): Promise<{ done: string; missing: Missing | undefined }> {
  const wanted = NEEDS.filter(need => !need.isThere())
  if (wanted.length === 0) return { done: 'all there', missing: undefined }
  const packages = wanted.map(need => need.debian)
  const names = wanted.map(need => need.name)
  const command = `apt-get install ${packages.join(' ')}`
  const asRoot = rootPrefix()
  if (!findProgram(['apt-get']) || !asRoot) {
    return {
      done: `not there: ${names.join(', ')}`,
      missing: { names, advice: `Install it as root: ${command}` },
    }
  }
  try {
    await aptGet(root, asRoot, ['update', '-qq'])
    await aptGet(root, asRoot, ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  } catch (error) {
    const advice = `${command} failed: ${error instanceof Error ? error.message : error}`
    return { done: `not there: ${names.join(', ')}`, missing: { names, advice } }
  }
  const still = wanted.filter(need => !need.isThere()).map(need => need.name)
  const missing = still.length > 0 ? { names: still, advice: `${command} did not bring it.` } : undefined
  return { done: `installed ${names.join(', ')}`, missing }
}

/** What to put before a command to run it as root; undefined where this user may not. */
function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  if (!findProgram(['sudo'])) return undefined
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

async function aptGet(root: string, prefix: string[], args: string[]): Promise<void> {
  const [program = 'env', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  await run(program, rest, { cwd: root, what: `apt-get ${args[0]}`, minutes: 10 })
}
