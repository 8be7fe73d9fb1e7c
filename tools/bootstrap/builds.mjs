import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.mjs'
import { explainReadOnly } from './dependencies.mjs'
import { hashInputs, workspaceClosure } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { run, withInstalledCommands } from './run.mjs'

/** @typedef {{ name: string, folder: string, command: [string, ...string[]], assets: string }} Build */

/** What is built, and which of its folders the browser reads from. @type {Build[]} */
const BUILDS = [
  {
    name: 'storefront',
    folder: 'apps/storefront',
    command: ['react-router', 'build'],
    assets: 'build/client',
  },
  { name: 'designer', folder: 'apps/designer', command: ['vite', 'build'], assets: 'build' },
]

/** Beside the sources of the app and its packages. */
const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'tools/bootstrap/builds.mjs',
  'tools/bootstrap/compress.mjs',
]

/**
 * Builds each app whose sources, packages or tools have changed since its last build.
 *
 * @param {string} root
 * @returns {Promise<string>} what was done, in a few words
 */
export async function ensureBuilds(root) {
  const stale = () => BUILDS.filter(build => hasConfig(root, build) && !isCurrent(root, build))
  if (stale().length === 0) return 'unchanged'
  return withLock(join(root, '.cache', 'build.lock'), async () => {
    const builds = stale()
    const results = await Promise.allSettled(builds.map(build => buildApp(root, build)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return builds.length > 0 ? `built ${builds.map(build => build.name).join(', ')}` : 'unchanged'
  }).catch(explainReadOnly)
}

/** @param {string} root @param {Build} build */
async function buildApp(root, { name, folder, command, assets }) {
  // The stamp says what the sources were before the build: a change made while it runs is built next time.
  const inputs = inputsOf(root, folder)
  const stamp = join(root, folder, 'build', '.stamp')
  rmSync(stamp, { force: true })
  const [program, ...args] = command
  const env = withInstalledCommands(root, { NODE_ENV: 'production', NO_COLOR: '1' })
  await run(program, args, { cwd: join(root, folder), env, what: `The build of ${name} failed` })
  await compressFolder(join(root, folder, assets), join(root, '.cache', 'compressed', name))
  mkdirSync(join(root, folder, 'build'), { recursive: true })
  writeFileSync(stamp, inputs)
}

/** @param {string} root @param {Build} build */
function isCurrent(root, { folder }) {
  try {
    return readFileSync(join(root, folder, 'build', '.stamp'), 'utf8') === inputsOf(root, folder)
  } catch {
    return false
  }
}

/** @param {string} root @param {Build} build */
function hasConfig(root, { folder }) {
  return existsSync(join(root, folder, 'vite.config.ts'))
}

/** @param {string} root @param {string} folder */
function inputsOf(root, folder) {
  return hashInputs(root, [...workspaceClosure(root, folder), ...SHARED_INPUTS])
}
