import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { ANY_REGISTRY, lockWithAddresses } from './lock-with-addresses.mjs'
import { lockWithoutExtras } from './lock-without-extras.mjs'
import { hasNodePackage, NODE_MAJOR, thisMachine } from './machine.mjs'
import { run, withoutPinnedCommands } from './run.mjs'
import { StepError } from './steps.mjs'

const INSTALL = [
  'ci',
  // No package needs an install script, and none should run on a machine unasked.
  ...['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
  // npm's default retries take minutes, too long without a network.
  ...['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
]

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH/
/** Also keeps npm from recording addresses in node_modules: it would copy them into a new lock file. */
const REPLACED = [`--replace-registry-host=${ANY_REGISTRY}`, '--omit-lockfile-registry-resolved']

/**
 * `all` to change and test the shop; `serving`, two thirds of it, to build and serve it.
 *
 * @typedef {'all' | 'serving'} Scope
 */

/**
 * Installs the packages of package-lock.json, unless they are installed.
 *
 * @param {string} root
 * @param {Scope} [scope]
 * @returns {Promise<string>} a short result for the reader
 */
export async function ensureDependencies(root, scope = 'all') {
  const found = describeInstalled(root, scope)
  if (found) return found
  return withLock(join(root, '.cache', 'install.lock'), async () => {
    const meanwhile = describeInstalled(root, scope)
    if (meanwhile) return meanwhile
    await install(root, scope)
    if (!existsSync(installedNode(root))) {
      throw new StepError(
        `There is no package of Node ${NODE_MAJOR} for ${process.platform} ${process.arch}. ` +
          `Start with a Node ${NODE_MAJOR} of your own (https://nodejs.org).`,
      )
    }
    writeFileSync(stampFile(root), stampOf(root, scope))
    return 'installed'
  }).catch(explainReadOnly)
}

/**
 * @param {string} root
 * @param {Scope} scope
 * @returns {string | undefined} text for the reader; undefined when packages have to be installed
 */
function describeInstalled(root, scope) {
  if (!existsSync(installedNode(root))) return undefined
  if (hasStamp(root, scope)) return 'unchanged'
  if (!matchesLockFile(root, scope)) return undefined
  try {
    writeFileSync(stampFile(root), stampOf(root, scope))
  } catch {
    // A read-only checkout has no stamp and compares the lock files at every start.
  }
  return 'already installed'
}

/**
 * The Node that runs everything: the package for this platform, whose hash is in package-lock.json. Where there is
 * none, the Node that was started, if it is new enough.
 *
 * @param {string} root
 */
export function installedNode(root) {
  const packaged = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const isOwnNewEnough = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR
  return isOwnNewEnough && !hasNodePackage(thisMachine()) ? process.execPath : packaged
}

/** A stamp of `all` includes `serving`. @param {string} root @param {Scope} scope */
function hasStamp(root, scope) {
  try {
    const found = readFileSync(stampFile(root), 'utf8')
    return found === stampOf(root, 'all') || found === stampOf(root, scope)
  } catch {
    return false
  }
}

/** @param {string} root @param {Scope} scope */
async function install(root, scope) {
  const args = [...INSTALL, scope === 'all' ? '--include=dev' : '--omit=dev']
  await withAddresses(root, more => runNpm(root, [...args, ...more])).catch(error => {
    if (!NETWORK.test(error.message)) throw error
    throw new StepError(
      `The npm registry cannot be reached; the first start needs it once.\n${error.message}\n` +
        'Check the network, a proxy (npm config get proxy) and the registry (npm config get registry).',
    )
  })
}

/**
 * Runs npm with a lock file that has addresses, placed beside ours as npm-shrinkwrap.json, which npm prefers. Where
 * that fails npm runs once more without it, as a registry may use other addresses. Without a network there is no second
 * attempt.
 *
 * @param {string} root
 * @param {(more: string[]) => Promise<unknown>} npm
 */
async function withAddresses(root, npm) {
  const ours = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const lock = lockWithAddresses(ours)
  if (!lock) {
    await npm([])
    return
  }
  const file = join(root, 'npm-shrinkwrap.json')
  const remove = () => rmSync(file, { force: true })
  const stop = () => {
    remove()
    process.exit(1)
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    writeFileSync(file, JSON.stringify(lockWithoutExtras(lock), null, 2))
    await npm(REPLACED)
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    if (NETWORK.test(message) && !message.includes(ANY_REGISTRY)) throw error
    remove()
    await npm([])
  } finally {
    remove()
    for (const signal of SIGNALS) process.removeListener(signal, stop)
  }
}

/** @param {string} root @param {string[]} args */
function runNpm(root, args) {
  return run('npm', args, { cwd: root, env: withoutPinnedCommands(root), what: 'npm ci failed' })
}

/**
 * Whether the packages were installed by hand: npm writes node_modules/.package-lock.json last, so an interrupted
 * installation has none or an old one.
 *
 * @param {string} root
 * @param {Scope} [scope]
 */
export function matchesLockFile(root, scope = 'all') {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !found) return false
  const paths = Object.keys(wanted).filter(path => path.startsWith('node_modules/'))
  return paths.every(path => {
    const there = found[path]
    if (!there) {
      const { optional, devOptional, dev } = wanted[path] ?? {}
      return optional === true || devOptional === true || (scope === 'serving' && dev === true)
    }
    return there.version === wanted[path]?.version && there.integrity === wanted[path]?.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, dev?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.stamp')
}

/** @param {string} root @param {Scope} scope */
function stampOf(root, scope) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return hash.update(`${process.platform} ${process.arch} ${scope}`).digest('hex')
}

/** @param {unknown} error @returns {never} */
export function explainReadOnly(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') throw error
  throw new StepError(
    `${path ?? 'The checkout'} cannot be written (${code}), and something there has to be installed or built.\n` +
      'Run npm start once as a user who may write there; afterwards only DATA_DIR has to be writable.',
  )
}
