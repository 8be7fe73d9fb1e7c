import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf, isAlive } from '../bench/process-usage.ts'
import { withParentDeathSignal } from '../bootstrap/kill-with-parent.mjs'
import { findPostgres } from '../bootstrap/programs.mjs'
import { StepError } from '../bootstrap/steps.mjs'
import { describeInstall, POSTGRES } from '../bootstrap/system-packages.mjs'

/** Its data need not outlive the tests. */
export const FAST_POSTGRES_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export interface TestPostgres {
  url: string
  version: string
  pid: () => number
  stop: () => Promise<void>
  /** Kills the server and all its processes at the same moment. */
  kill: () => Promise<void>
  /** Starts it again on the data of the killed one. */
  start: () => Promise<void>
}

/** Folder of the newest Postgres server's programs. @throws {StepError} where there is no server */
export function requirePostgres(): string {
  const bin = findPostgres()
  if (bin) return bin
  throw new StepError(`Postgres is not installed: ${describeInstall([POSTGRES])}`)
}

/**
 * Creates a server in a temporary folder, reached by a socket in it: no port, no password, no trace.
 *
 * @param settings beyond its defaults; without them it is fast and not durable
 */
export async function startPostgres(
  bin: string,
  settings: readonly string[] = FAST_POSTGRES_SETTINGS,
): Promise<TestPostgres> {
  const folder = mkdtempSync('/tmp/passepartout-postgres-')
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const data = join(folder, 'data')
  const launch = async () => {
    const args = ['-D', data, '-k', folder, ...['listen_addresses=', ...settings].flatMap(one => ['-c', one])]
    const as = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : []
    const [program, ...rest] = withParentDeathSignal(join(bin, 'postgres'), args, 'INT', as)
    const server = spawn(program, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    let log = ''
    server.stderr.on('data', data => (log += data))
    await waitUntilAcceptingConnections(
      bin,
      folder,
      () => server.exitCode === null,
      () => log,
    )
    return server
  }
  try {
    const init = ['-D', data, '-U', 'shop', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8']
    execFileSync(join(bin, 'initdb'), init, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user })
    let server = await launch()
    return {
      url: `postgresql://shop@localhost/postgres?host=${encodeURIComponent(folder)}`,
      version:
        execFileSync(join(bin, 'postgres'), ['--version'])
          .toString()
          .match(/\d+(\.\d+)?/)?.[0] ?? '',
      pid: () => server.pid ?? 0,
      stop: async () => {
        // SIGINT is the fast shutdown: open connections are cut.
        await ended(server, () => server.kill('SIGINT'))
        remove()
      },
      kill: async () => {
        let all: number[] = []
        await ended(server, () => {
          all = killAll(server)
        })
        // Until the last process is gone, its shared memory is in use and no other server can start.
        while (all.some(isAlive)) await wait(20)
      },
      start: async () => {
        server = await launch()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

async function ended(server: ChildProcess, end: () => void): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const over = once(server, 'exit')
  end()
  await over
}

/** Stops the server first, so that it neither starts a process nor signals those it has. */
function killAll(server: ChildProcess): number[] {
  server.kill('SIGSTOP')
  const children = childrenOf(server.pid ?? 0)
  for (const pid of children) process.kill(pid, 'SIGKILL')
  server.kill('SIGKILL')
  return children
}

async function waitUntilAcceptingConnections(
  bin: string,
  folder: string,
  lives: () => boolean,
  log: () => string,
): Promise<void> {
  for (let tries = 0; tries < 200 && lives(); tries++) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', folder, '-q'])
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`Postgres does not start:\n${log()}`)
}

/** User for Postgres, which refuses to run as root: that of the system's own server, or `nobody`. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : undefined
}
