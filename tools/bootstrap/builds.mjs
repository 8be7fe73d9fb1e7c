import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder, precompress } from './compress.mjs'
import { explainReadOnly } from './dependencies.mjs'
import { filesLike, hashInputs, workspaceClosure } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { run, withPinnedCommands } from './run.mjs'

/** @typedef {{ name: string, folder: string, command: [string, ...string[]], assets: string }} Build */
/** @typedef {import('./compress.mjs').Packing} Packing */

/** How to compress each build, or all of them. @typedef {Packing | Readonly<Record<string, Packing>>} Packings */

/** The builds, each with the folder that the browser reads from. @type {Build[]} */
const BUILDS = [
  {
    name: 'storefront',
    folder: 'apps/storefront',
    command: ['react-router', 'build'],
    assets: 'build/client',
  },
  { name: 'designer', folder: 'apps/designer', command: ['vite', 'build'], assets: 'build' },
  { name: 'back-office', folder: 'apps/back-office', command: ['vite', 'build'], assets: 'build' },
]

/** Beside the sources of the app and its packages. */
const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'tools/bootstrap/builds.mjs',
  'tools/bootstrap/compress.mjs',
]

/** Data that a build compiles in (`import.meta.glob`), by the build's name; all other data is read at start. */
export const DATA_INPUTS = {
  storefront: [
    'catalogue/delivery.json',
    'catalogue/delivery/*.json',
    'content/assets/*.json',
    'content/assets/scenes/*/scene.json',
  ],
  designer: ['catalogue/holidays/*.json', 'catalogue/school-holidays/*.json'],
}

export const BUILD_NAMES = BUILDS.map(({ name }) => name)

/**
 * Builds each app whose sources, packages or tools have changed since its last build. The output is compressed well, or
 * quickly for a fast start: then `compressFully` has to follow.
 *
 * @param {string} root
 * @param {Packings} [packings]
 * @param {readonly string[]} [names] of the apps to be built
 * @returns {Promise<string>} a short result for the reader
 */
export async function ensureBuilds(root, packings = 'well', names = BUILD_NAMES) {
  const wanted = BUILDS.filter(build => names.includes(build.name) && hasConfig(root, build))
  const stale = () => wanted.filter(build => !isCurrent(root, build))
  /** @param {Build} build */
  const packing = ({ name }) => (typeof packings === 'string' ? packings : (packings[name] ?? 'well'))
  const unpacked = () => quicklyPackedBuilds(root, wanted).filter(build => packing(build) === 'well')
  if (stale().length === 0 && unpacked().length === 0) return 'unchanged'
  return withLock(join(root, '.cache', 'build.lock'), async () => {
    // A shop that starts meanwhile needs the folders of all builds.
    for (const build of BUILDS)
      if (hasConfig(root, build)) mkdirSync(assetsOf(root, build), { recursive: true })
    const builds = stale()
    const results = await Promise.allSettled(builds.map(build => buildApp(root, build, packing(build))))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    for (const build of unpacked()) await compressQuickly(root, build, 'well')
    return builds.length > 0 ? `built ${builds.map(build => build.name).join(', ')}` : 'unchanged'
  }).catch(explainReadOnly)
}

/**
 * Compresses builds well that were compressed quickly. The slow part runs before the lock is taken: at low priority it
 * may take minutes, and another build must not wait for it.
 *
 * @param {string} root
 */
export async function compressFully(root) {
  for (const build of quicklyPackedBuilds(root))
    await precompress(assetsOf(root, build), cacheOf(root, build))
  await withLock(join(root, '.cache', 'build.lock'), async () => {
    for (const build of quicklyPackedBuilds(root)) await compressQuickly(root, build, 'well')
  })
}

/** @param {string} root */
export const isFullyCompressed = root => quicklyPackedBuilds(root).length === 0

/** @param {string} root @param {readonly Build[]} builds */
const quicklyPackedBuilds = (root, builds = BUILDS) =>
  builds.filter(build => existsSync(looseStamp(root, build)))

/** Marks a build that is compressed quickly only. @param {string} root @param {Build} build */
const looseStamp = (root, { folder }) => join(root, folder, 'build', '.packed-quickly')

/** @param {string} root @param {Build} build @param {Packing} packing */
async function buildApp(root, build, packing) {
  const { name, folder, command } = build
  // The stamp hashes the sources before the build: a change made while it runs is built next time.
  const inputs = inputsOf(root, build)
  const stamp = join(root, folder, 'build', '.stamp')
  rmSync(stamp, { force: true })
  const [program, ...args] = command
  const env = withPinnedCommands(root, { NODE_ENV: 'production', NO_COLOR: '1' })
  await run(program, args, { cwd: join(root, folder), env, what: `The build of ${name} failed` })
  await compressQuickly(root, build, packing)
  mkdirSync(join(root, folder, 'build'), { recursive: true })
  writeFileSync(stamp, inputs)
}

/** @param {string} root @param {Build} build @param {Packing} packing */
async function compressQuickly(root, build, packing) {
  await compressFolder(assetsOf(root, build), cacheOf(root, build), packing)
  if (packing === 'well') rmSync(looseStamp(root, build), { force: true })
  else writeFileSync(looseStamp(root, build), '')
}

/** @param {string} root @param {Build} build */
const assetsOf = (root, { folder, assets }) => join(root, folder, assets)

/** Cache of well-compressed files, by content. @param {string} root @param {Build} build */
const cacheOf = (root, { name }) => join(root, '.cache', 'compressed', name)

/** @param {string} root @param {Build} build */
function isCurrent(root, build) {
  try {
    return readFileSync(join(root, build.folder, 'build', '.stamp'), 'utf8') === inputsOf(root, build)
  } catch {
    return false
  }
}

/** @param {string} root @param {Build} build */
function hasConfig(root, { folder }) {
  return existsSync(join(root, folder, 'vite.config.ts'))
}

/** @param {string} root @param {Build} build */
function inputsOf(root, { name, folder }) {
  /** @type {Readonly<Record<string, string[]>>} */
  const data = DATA_INPUTS
  const files = (data[name] ?? []).flatMap(pattern => filesLike(root, pattern)).sort()
  return hashInputs(root, [...workspaceClosure(root, folder), ...SHARED_INPUTS, ...files])
}
