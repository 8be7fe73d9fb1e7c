import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withInstalledCommands } from './run.mjs'

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])
const SETPRIV = '/usr/bin/setpriv'

/**
 * Becomes the given program, on the installed Node. Where this Node can (24, from the second start on), the
 * process is replaced, so that there is nobody in between to lose a signal; else it is a child whose signals and
 * exit code are passed on.
 *
 * Under npm the program is asked to stop when its parent is gone: kill -9 of npm leaves nothing behind. Started
 * by hand (`node tools/start.mjs &`) it outlives its shell, as a server should.
 *
 * @param {string} root
 * @param {string[]} args of node
 * @param {NodeJS.ProcessEnv} extra
 */
export function serve(root, args, extra) {
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  const env = withInstalledCommands(root, extra)
  const underNpm = process.env.npm_lifecycle_event !== undefined
  const guard = process.platform === 'linux' && existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM'] : []
  const [program = node, ...rest] = [...(underNpm || !process.execve ? guard : []), node, ...args]
  process.chdir(root)
  if (process.execve) process.execve(program, [program, ...rest], env)
  else passThrough(program, rest, env, underNpm)
}

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env @param {boolean} underNpm */
function passThrough(program, args, env, underNpm) {
  const child = spawn(program, args, { env, stdio: 'inherit' })
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
  const parent = process.ppid
  if (underNpm) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
}
