import { spawnSync } from 'node:child_process'
import {
  findChromium,
  findFirefox,
  findHeadlessShell,
  findMiniBrowser,
  findNginx,
  findPostgres,
  findProgram,
  findPythonWith,
} from './programs.mjs'
import { run } from './run.mjs'

/**
 * @typedef {object} Need
 * @property {string} name
 * @property {string} debian
 * @property {() => boolean} isThere
 * @property {boolean} [isOptional] Only makes tests faster. Not every system has it, so it must not block the others.
 * @property {boolean} [isForLongRuns] Only for `npm run test:all`.
 */

/** @type {Readonly<Need>} */
export const CHROMIUM = { name: 'Chromium', debian: 'chromium', isThere: () => findChromium() !== undefined }
/** @type {Readonly<Need>} */
export const POSTGRES = {
  name: 'Postgres',
  debian: 'postgresql',
  isThere: () => findPostgres() !== undefined,
}

const ONLY_LONG = { isOptional: true, isForLongRuns: true }
/** @type {readonly Need[]} */
const NEEDS = [
  CHROMIUM,
  { name: 'poppler', debian: 'poppler-utils', isThere: () => findProgram(['pdftoppm']) !== undefined },
  POSTGRES,
  { name: 'qpdf', debian: 'qpdf', isThere: () => hasProgram('qpdf') },
  { name: 'Ghostscript', debian: 'ghostscript', isThere: () => hasProgram('gs') },
  {
    name: 'pikepdf',
    debian: 'python3-pikepdf',
    isThere: () => findPythonWith('pikepdf') !== undefined,
  },
  {
    name: 'Chromium without windows',
    debian: 'chromium-headless-shell',
    isThere: () => process.env.CHROMIUM !== undefined || findHeadlessShell() !== undefined,
    isOptional: true,
  },
  { name: 'nginx', debian: 'nginx-light', isThere: () => findNginx() !== undefined, ...ONLY_LONG },
  { name: 'Firefox', debian: 'firefox-esr', isThere: () => findFirefox() !== undefined, ...ONLY_LONG },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver',
    isThere: () => findMiniBrowser() !== undefined,
    ...ONLY_LONG,
  },
  { name: 'a screen for WebKit', debian: 'xvfb', isThere: () => hasProgram('xvfb-run'), ...ONLY_LONG },
  { name: 'the key to that screen', debian: 'xauth', isThere: () => hasProgram('xauth'), ...ONLY_LONG },
]

/** System programs of the tests that this machine lacks. @param {boolean} isLongRun */
export const missingPackages = isLongRun =>
  NEEDS.filter(need => (isLongRun || !need.isForLongRuns) && !need.isThere())

/**
 * A single command that installs these, for a person to run.
 *
 * @param {readonly Need[]} needs
 * @param {boolean} [hasAptGet]
 */
export function describeInstall(needs, hasAptGet = hasProgram('apt-get')) {
  if (hasAptGet) return `sudo apt-get install ${packagesOf(needs).join(' ')}`
  const names = needs.map(({ name }) => name).join(', ')
  return `install ${names} with the package manager of this system (on Debian: ${packagesOf(needs).join(' ')})`
}

/**
 * Installs these if the user has the permission.
 *
 * @param {string} root
 * @param {readonly Need[]} wanted
 * @returns {Promise<{ installed: Need[], missing: Need[], reason: string | undefined }>} `reason` why some are still
 * missing
 */
export async function installPackages(root, wanted) {
  const prefix = hasProgram('apt-get') ? rootPrefix() : undefined
  if (!prefix) {
    const reason = hasProgram('apt-get')
      ? 'this user may not become root without a password'
      : 'there is no apt-get'
    return { installed: [], missing: [...wanted], reason }
  }
  let reason = ''
  const keep = (/** @type {Error} */ error) => {
    reason = error.message
  }
  await aptGet(root, prefix, ['update', '-qq']).catch(keep)
  const groups = [wanted.filter(need => !need.isOptional), wanted.filter(need => need.isOptional)]
  for (const needs of groups.filter(({ length }) => length > 0)) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...packagesOf(needs)]
    await aptGet(root, prefix, args).catch(keep)
  }
  const missing = wanted.filter(need => !need.isThere())
  return {
    installed: wanted.filter(need => need.isThere()),
    missing,
    reason: missing.length > 0 ? reason || 'apt-get did not bring it' : undefined,
  }
}

/** @param {string} name */
const hasProgram = name => findProgram([name]) !== undefined

/** @param {readonly Need[]} needs */
const packagesOf = needs => needs.map(({ debian }) => debian)

/** Prefix that runs a command as root; undefined where this user may not. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  if (!hasProgram('sudo')) return undefined
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

/** @param {string} root @param {string[]} prefix @param {string[]} args */
async function aptGet(root, prefix, args) {
  const [program = 'env', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  await run(program, rest, { cwd: root, what: `apt-get ${args[0]}`, minutes: 5 })
}
