import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { installedNode } from '../bootstrap/dependencies.mjs'
import { root } from '../bootstrap/root.mjs'
import { freePort, hasEnded, startProcess, stopProcess } from '../system-tests/processes.ts'
import { fetchOnce, type LoadResult, type LoadTarget, load } from './load.ts'
import { median } from './numbers.ts'

/** Headers that Node itself writes. */
const BY_NODE = /^(date|connection|keep-alive|transfer-encoding)$/i
const ROUNDS = 5

export interface ComparisonResult {
  name: string
  shop: LoadResult
  bare: LoadResult
  /** CPU per request of the shop relative to the bare server, median of the rounds' ratios. */
  ratio: number
}

/**
 * Measures the shop and a bare server that sends the same bytes in alternation, so that a noisy machine affects both.
 */
export async function alternate(
  name: string,
  targets: { shop: LoadTarget; bare: LoadTarget },
  seconds: number,
  rounds = ROUNDS,
): Promise<ComparisonResult> {
  await load(targets.shop, 1)
  await load(targets.bare, 1)
  const results: { shop: LoadResult; bare: LoadResult }[] = []
  for (let round = 0; round < rounds; round++) {
    results.push({ shop: await load(targets.shop, seconds), bare: await load(targets.bare, seconds) })
  }
  return {
    name,
    shop: middle(results.map(({ shop }) => shop)),
    bare: middle(results.map(({ bare }) => bare)),
    ratio: median(results.map(({ shop, bare }) => shop.cpuMicros / bare.cpuMicros)),
  }
}

function middle(results: LoadResult[]): LoadResult {
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
    cpuMicros: median(results.map(({ cpuMicros }) => cpuMicros)),
    residentMib: Math.max(...results.map(({ residentMib }) => residentMib)),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}

export interface RawResponse {
  headers: string[]
  body: Buffer
  etag: string
}

/** Fetches a response of the shop, with the headers of its own. */
export function fetchShopResponse(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answers ${response.statusCode}`))
        const raw = response.rawHeaders
        const own = raw.filter((_, index) => !BY_NODE.test(raw[index - (index % 2)] ?? ''))
        resolve({ headers: own, body: Buffer.concat(parts), etag: response.headers.etag ?? '' })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Starts a server that sends only this response. */
export async function startBareServer({ headers, body, etag }: RawResponse) {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-bare-'))
  const [answerFile, bodyFile] = [join(folder, 'answer.json'), join(folder, 'body')]
  writeFileSync(answerFile, JSON.stringify({ headers, etag }))
  writeFileSync(bodyFile, body)
  const port = await freePort()
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const running = startProcess(installedNode(root), [script, answerFile, bodyFile], env)
  const stop = async () => {
    await stopProcess(running)
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100 && !hasEnded(running); tries++) {
    if (await fetchOnce({ port, path: '/', headers: {} }).catch(() => 0))
      return { port, pid: running.pid, stop }
    await wait(50)
  }
  await stop()
  throw new Error(`The bare server does not start:\n${running.output()}`)
}
