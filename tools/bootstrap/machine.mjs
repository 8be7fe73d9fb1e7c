import { existsSync } from 'node:fs'
import { findProgram } from './programs.mjs'

/** Oldest Node that can start the tools; the installed packages include a newer Node. */
const MIN_NODE = /** @type {const} */ ([20, 19])
/** Major version of the Node packages in package.json, which run everything else. */
export const NODE_MAJOR = 24
/** Platforms with a Node package in package.json, and the dynamic loader that this Node requires (glibc's). */
const LOADERS = /** @type {Record<string, string>} */ ({
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
})

/**
 * @typedef {object} Machine
 * @property {string} node version such as `20.19.0`
 * @property {string} platform
 * @property {string} arch
 * @property {boolean} hasLoader of the packaged Node; Alpine, for example, has another libc
 * @property {boolean} hasNpm
 */

/** @returns {Machine} */
export function thisMachine() {
  return {
    node: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    hasLoader: existsSync(LOADERS[`${process.platform}-${process.arch}`] ?? ''),
    hasNpm: findProgram(['npm']) !== undefined,
  }
}

/**
 * Everything that prevents the shop from being installed and run here, each with its remedy.
 *
 * @param {Machine} machine
 * @returns {string[]} empty where nothing is missing
 */
export function findObstacles(machine) {
  if (machine.platform === 'win32')
    return [
      'This is Windows, which Passepartout does not run on: use WSL 2 (https://learn.microsoft.com/windows/wsl).',
    ]
  const node = nodeObstacle(machine)
  const npm = machine.hasNpm ? [] : ['npm is not on the PATH. It comes with Node (https://nodejs.org).']
  return [...(node ? [node] : []), ...npm]
}

/** @param {Pick<Machine, 'platform' | 'arch' | 'hasLoader'>} machine */
export const hasNodePackage = ({ platform, arch, hasLoader }) =>
  hasLoader && LOADERS[`${platform}-${arch}`] !== undefined

/** Ends the process with one message where a requirement is missing; nothing has been installed by then. */
export function requireMachine(machine = thisMachine()) {
  const obstacles = findObstacles(machine)
  if (obstacles.length === 0) return
  const message = ['Passepartout cannot run on this machine yet; nothing was installed.', ...obstacles]
  process.stderr.write(`${message.join('\n- ')}\n`)
  process.exit(1)
}

/** @param {Machine} machine */
function nodeObstacle(machine) {
  const [major = 0, minor = 0] = machine.node.split('.').map(Number)
  if (hasNodePackage(machine)) {
    const isNewEnough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])
    if (isNewEnough) return undefined
    return `This is Node ${machine.node}; Passepartout needs Node ${MIN_NODE.join('.')} or newer to start (https://nodejs.org).`
  }
  if (major >= NODE_MAJOR) return undefined
  const system = `${machine.platform} ${machine.arch}${LOADERS[`${machine.platform}-${machine.arch}`] ? ' without glibc' : ''}`
  return (
    `This is Node ${machine.node}. npm has no package of Node ${NODE_MAJOR} for ${system}, ` +
    `so Node ${NODE_MAJOR} or newer has to be installed (https://nodejs.org).`
  )
}
