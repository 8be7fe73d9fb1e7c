import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { withParentDeathSignal } from '../bootstrap/kill-with-parent.mjs'

export interface Running {
  child: ChildProcess
  pid: number
  /** Its output so far. */
  output: () => string
}

/** Starts a program that ends with this process, and records its output. */
export function startProcess(program: string, args: string[], env: NodeJS.ProcessEnv, cwd?: string): Running {
  const [command, ...rest] = withParentDeathSignal(program, args)
  const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}) })
  let output = ''
  const keep = (data: Buffer) => {
    output = `${output}${data}`.slice(-100_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', error => keep(Buffer.from(`${error.message}\n`)))
  return { child, pid: child.pid ?? 0, output: () => output }
}

/** Sends the signal and waits for the end; after the given seconds the process is killed. */
export async function stopProcess(
  { child }: Running,
  signal: NodeJS.Signals = 'SIGTERM',
  seconds = 35,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const patience = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
  await ended
  clearTimeout(patience)
  return child.exitCode
}

export function hasEnded({ child }: Running): boolean {
  return child.exitCode !== null || child.signalCode !== null || !child.pid
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
