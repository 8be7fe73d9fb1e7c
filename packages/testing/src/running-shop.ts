import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface RunningShop {
  port: number
  dataDir: string
  process: ChildProcess
  /** Asks the shop under any host name; redirects are not followed. */
  ask(
    host: string,
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  output(): string
}

/** Starts the built shop as a process of its own, as an operator would. Rejects with its output when it does not get ready. */
export async function startShop(environment: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'shop-')))
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))

  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const ready = /^ready in .*?:(\d+)\//m.exec(output)
      if (ready) resolve(Number(ready[1]))
    }
    child.stdout.on('data', look)
    child.once('exit', code => reject(new Error(`The shop ended with ${code}:\n${output}`)))
  })

  return {
    port,
    dataDir,
    process: child,
    output: () => output,
    ask: (host, path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const call = request(
          { port, host: '127.0.0.1', path, method, headers: { host: `${host}:${port}`, ...headers } },
          answer =>
            text(answer).then(
              received =>
                resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: received }),
              reject,
            ),
        )
        call.on('error', reject)
        call.end(body)
      }),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null) return { code: child.exitCode, signal: null }
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code, by] = await ended
      return { code, signal: by }
    },
  }
}
