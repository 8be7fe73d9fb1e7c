import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { installedNode } from './dependencies.mjs'
import { withParentDeathSignal } from './kill-with-parent.mjs'
import { withPinnedCommands } from './run.mjs'

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])

/**
 * Becomes the given program, on the installed Node. Started by hand or by a supervisor (`node tools/start.mjs`), the
 * process is replaced where this Node can do that, so that no process in between loses a signal.
 *
 * Otherwise the program is a child: signals and exit code are passed on, and it is stopped when the processes above are
 * gone. npm requires that: it signals only its shell, and kill -9 of npm signals nothing.
 *
 * @param {string} root
 * @param {string[]} args of node
 * @param {NodeJS.ProcessEnv} extra
 */
export function serve(root, args, extra) {
  const node = installedNode(root)
  const env = withPinnedCommands(root, extra)
  process.chdir(root)
  if (isChild()) forwardSignals(node, args, env)
  else process.execve?.(node, [node, ...args], env)
}

/**
 * Serves the output of `work`. A child program is started at once with `--when-built`, and receives a message for each
 * finished part: most of its start does not need them.
 *
 * @param {string} root
 * @param {string[]} args of node
 * @param {NodeJS.ProcessEnv} extra
 * @param {(tell: (part: string) => void) => Promise<void>} work
 */
export async function startWhileBuilding(root, args, extra, work) {
  if (!isChild()) {
    await work(() => undefined)
    serve(root, args, extra)
    return
  }
  process.chdir(root)
  // Deferred until the program is starting: finding out what to build takes a while by itself.
  const done = Promise.resolve().then(() => work(part => child.connected && child.send(part)))
  const env = withPinnedCommands(root, extra)
  const child = forwardSignals(installedNode(root), [...args, '--when-built'], env, done)
  try {
    await done
  } catch (error) {
    child.kill('SIGTERM')
    throw error
  }
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<void>} [work] a failed program waits for it: a supervisor that restarts at once would run the same
 * work in parallel
 */
function forwardSignals(node, args, env, work) {
  const [program, ...rest] = withParentDeathSignal(node, args)
  const child = spawn(program, rest, {
    env,
    stdio: work ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('error', error => {
    process.stderr.write(`${program} cannot be started (${error.message}).\n`)
    process.exit(1)
  })
  child.on('exit', async (code, signal) => {
    if (!signal) {
      await work?.catch(() => undefined)
      process.exit(code ?? 1)
    }
    for (const name of SIGNALS) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
  const above = ancestors()
  if (isUnderNpm()) setInterval(() => ancestors() !== above && child.kill('SIGTERM'), 250).unref()
  return child
}

const isUnderNpm = () => process.env.npm_lifecycle_event !== undefined
const isChild = () => !process.execve || isUnderNpm()

/** npm's shell, and npm itself. */
function ancestors() {
  const shell = process.ppid
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, 'latin1')
    return `${shell} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return `${shell}`
  }
}
