import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { StepError } from './steps.mjs'

/**
 * Runs a command with its output captured; nothing is printed on success.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, what: string, minutes?: number }} options `what` begins the message
 * of a failure; after `minutes` the command counts as stuck
 * @returns {Promise<string>} its output
 * @throws {StepError} with the whole output
 */
export function run(command, args, { cwd, env = process.env, what, minutes = 15 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * 60_000,
    })
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('error', error =>
      reject(new StepError(`${what}: ${command} cannot be started (${error.message}).`)),
    )
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else
        reject(new StepError(`${what} (${signal ?? `exit code ${code}`}):\n${output.trim() || 'no output'}`))
    })
  })
}

/**
 * The environment in which `node` and the installed commands resolve to the pinned versions.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [extra]
 */
export function withPinnedCommands(root, extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/**
 * The environment without the pinned commands: npm removes and rewrites their folder while it installs.
 *
 * @param {string} root
 */
export function withoutPinnedCommands(root) {
  const own = join(root, 'node_modules')
  const kept = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.startsWith(own))
  return { ...process.env, PATH: kept.join(delimiter) }
}
