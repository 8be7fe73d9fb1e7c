import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installedNode } from '../bootstrap/dependencies.mjs'
import { root } from '../bootstrap/root.mjs'
import { freePort, hasEnded, type Running, startProcess, stopProcess } from './processes.ts'
import { type Shop, startShop } from './start-shop.ts'

/** The machines of compose.yaml, with their roles. */
export const MACHINES = {
  'web-1': 'web',
  'web-2': 'web',
  'api-1': 'api,content,flags',
  'api-2': 'api,content,flags',
  worker: 'worker',
} as const
export type Machine = keyof typeof MACHINES
const NAMES = Object.keys(MACHINES) as Machine[]

export interface Fleet {
  /** Port of nginx. */
  port: number
  machines: Record<Machine, Shop>
  /** Folder of the bucket's objects. */
  bucket: string
  /** Errors in nginx's log. */
  complaints: () => string
  dispose: () => Promise<void>
}

/**
 * Starts the services of compose.yaml as processes of this machine: nginx with the same configuration, two web, two
 * api, a worker, an object store; the caller provides the database.
 */
export async function startFleet(
  nginx: string,
  { databaseUrl, env = {} }: { databaseUrl: string; env?: Record<string, string> },
): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-fleet-'))
  const bucket = join(folder, 'bucket')
  mkdirSync(bucket)
  const bucketPort = await freePort()
  const running: Running[] = [
    startProcess(
      installedNode(root),
      ['packages/storage/src/bucket-server.fixture.ts', `${bucketPort}`, bucket],
      process.env,
      root,
    ),
  ]
  const shops: Shop[] = []
  const dispose = async () => {
    await Promise.all(shops.map(shop => shop.dispose()))
    await Promise.all(running.map(each => stopProcess(each)))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const name of NAMES) {
      const url = new URL(databaseUrl)
      url.searchParams.set('application_name', name)
      const shop = await startShop({
        env: {
          DATABASE_URL: url.href,
          STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${bucketPort}/shop/passepartout?protocol=http`,
          COOKIE_SECRET: 'the same on all machines: thirty-two signs',
          KEYS_FILE: join(folder, 'keys.json'),
          TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
          LISTEN_WHEN_READY: '1',
          LAME_DUCK_SECONDS: '5',
          ROLES: MACHINES[name],
          ...env,
        },
      })
      shops.push(shop)
    }
    const machines = Object.fromEntries(NAMES.map((name, index) => [name, shops[index]])) as Fleet['machines']
    const port = await freePort()
    const config = join(folder, 'nginx.conf')
    writeFileSync(config, configured(port, machines, folder))
    const proxy = startProcess(nginx, ['-c', config, '-p', folder, '-g', 'daemon off;'], process.env)
    running.push(proxy)
    await waitUntilListening(proxy, port)
    return { port, machines, bucket, complaints: proxy.output, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** The nginx configuration of compose.yaml with the ports of this machine. */
function configured(port: number, machines: Fleet['machines'], folder: string): string {
  let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8').replaceAll('/tmp/', `${folder}/`)
  for (const [name, shop] of Object.entries(machines))
    text = text.replace(`server ${name}:3000`, `server 127.0.0.1:${shop.port}`)
  // Started by root, nginx would store large bodies as another user, who may not enter a test's folder.
  if (process.getuid?.() === 0) text = `user root;\n${text}`
  return text.replace('listen 8080 default_server', `listen 127.0.0.1:${port} default_server`)
}

async function waitUntilListening(proxy: Running, port: number): Promise<void> {
  for (let tries = 0; tries < 100 && !hasEnded(proxy); tries++) {
    if (await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined)) return
    await wait(50)
  }
  throw new Error(`nginx does not start:\n${proxy.output()}`)
}
