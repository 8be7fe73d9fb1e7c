import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installedNode } from '../bootstrap/dependencies.mjs'
import { root } from '../bootstrap/root.mjs'
import { serverEnvironment } from '../bootstrap/server-arguments.mjs'
import { installEmptyDatabase } from './empty-database.ts'
import { freePort, hasEnded, type Running, startProcess, stopProcess } from './processes.ts'

const PATIENCE_MS = 180_000
/** Log of the shop's output, in the data folder. */
export const SHOP_LOG = 'output.log'

export interface ShopOptions {
  /** A given folder survives the shop; by default a temporary one is deleted with it. */
  dataDir?: string
  /** Starts with an empty data folder, as at the very first start; by default the database has its tables. */
  isFirstStart?: boolean
  port?: number
  /** Folder of its built code; by default this repository. */
  code?: string
  env?: Record<string, string>
}

export interface Shop {
  readonly port: number
  readonly dataDir: string
  pid: () => number
  /** Address of a page, by default on passepartout.de. */
  url: (path?: string, host?: string) => string
  /** Graceful shutdown; resolves with the exit code. */
  stop: () => Promise<number | null>
  /** As in a power cut. */
  kill: () => Promise<void>
  /** Starts again on the same port and data. */
  start: () => Promise<void>
  /** Stops it and deletes its temporary files. */
  dispose: () => Promise<void>
  output: () => string
}

/** Starts the built shop as a process of its own and waits until it is ready. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'passepartout-'))
  if (!options.dataDir && !options.isFirstStart) await installEmptyDatabase(dataDir)
  const env = {
    ...process.env,
    ...serverEnvironment(root),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PREPARE_PICTURES: '0',
    // Without consent purposes, so that no consent notice covers a test's page; the default is `experiments`.
    CONSENT_PURPOSES: 'none',
    ...options.env,
    PORT: String(port),
    DATA_DIR: dataDir,
  }
  const url = (path = '/', host = '127.0.0.1') => `http://${host}:${port}${path}`
  const code = options.code ?? root
  // An earlier release brings its own start arguments.
  const { SERVER_ARGUMENTS } = await import(join(code, 'tools/bootstrap/server-arguments.mjs'))
  const launch = async () => {
    const running = startProcess(installedNode(root), SERVER_ARGUMENTS, env, code)
    const keep = (data: Buffer) => {
      // A shop that cannot start reports that before it creates its folder.
      if (!existsSync(dataDir)) return
      try {
        appendFileSync(join(dataDir, SHOP_LOG), data, { mode: 0o600 })
      } catch {
        // Tests may fill the disk on purpose.
      }
    }
    running.child.stdout?.on('data', keep)
    running.child.stderr?.on('data', keep)
    await waitUntilReady(running, url('/health/ready'))
    return running
  }
  let running = await launch()
  return {
    port,
    dataDir,
    pid: () => running.pid,
    url,
    stop: () => stopProcess(running),
    kill: async () => void (await stopProcess(running, 'SIGKILL')),
    start: async () => {
      running = await launch()
    },
    dispose: async () => {
      await stopProcess(running)
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
    output: running.output,
  }
}

async function waitUntilReady(running: Running, url: string): Promise<void> {
  for (const began = Date.now(); !hasEnded(running); await wait(50)) {
    if (await isReady(url)) return
    if (Date.now() - began > PATIENCE_MS) {
      await stopProcess(running, 'SIGKILL')
      throw new Error(`The shop was not ready after ${PATIENCE_MS / 1000} s:\n${running.output()}`)
    }
  }
  throw new Error(`The shop ended instead of starting:\n${running.output()}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
