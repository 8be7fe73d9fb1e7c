import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { installedNode } from './dependencies.mjs'
import { withInstalledCommands } from './run.mjs'
import { tied } from './tie.mjs'

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])

/**
 * Becomes the given program, on the installed Node. Started by hand or by a supervisor (`node tools/start.mjs`)
 * the process is replaced where this Node can do that, so that there is nobody in between to lose a signal.
 *
 * Else the program is a child: signals and exit code are passed on, and it is asked to stop when the processes
 * above are gone. npm needs that: it passes a signal to its shell only, and kill -9 of npm reaches nobody.
 *
 * @param {string} root
 * @param {string[]} args of node
 * @param {NodeJS.ProcessEnv} extra
 */
export function serve(root, args, extra) {
  const node = installedNode(root)
  const env = withInstalledCommands(root, extra)
  const underNpm = process.env.npm_lifecycle_event !== undefined
  process.chdir(root)
  if (process.execve && !underNpm) process.execve(node, [node, ...args], env)
  else passThrough(node, args, env, underNpm)
}

/** @param {string} node @param {string[]} args @param {NodeJS.ProcessEnv} env @param {boolean} underNpm */
function passThrough(node, args, env, underNpm) {
  const [program, ...rest] = tied(node, args)
  const child = spawn(program, rest, { env, stdio: 'inherit' })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('error', error => {
    process.stderr.write(`${program} cannot be started (${error.message}).\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    for (const name of SIGNALS) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
  const above = ancestors()
  if (underNpm) setInterval(() => ancestors() !== above && child.kill('SIGTERM'), 250).unref()
}

/** The shell that npm has started, and npm itself. */
function ancestors() {
  const shell = process.ppid
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, 'latin1')
    return `${shell} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return `${shell}`
  }
}
