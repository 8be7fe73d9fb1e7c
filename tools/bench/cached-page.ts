import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { installedNode } from '../bootstrap/dependencies.mjs'
import { root } from '../bootstrap/root.mjs'
import { freePort, hasEnded, startProcess, stopProcess } from '../shop/processes.ts'
import type { Shop } from '../shop/start-shop.ts'
import { fetchOnce, type LoadResult, load, type Target } from './load.ts'
import { median } from './numbers.ts'

/** Written by Node itself on every answer. */
const BY_NODE = /^(date|connection|keep-alive|transfer-encoding)$/i
const ROUNDS = 5

export interface Compared {
  name: string
  shop: LoadResult
  bare: LoadResult
  /** CPU per request of the shop to that of the bare server, median of the rounds' ratios. */
  ratio: number
}

/** The cached page beside a bare server that sends the same bytes, in turns, so that a noisy machine hits both. */
export async function compareCachedPage(
  shop: Shop,
  path: string,
  host: string,
  seconds: number,
): Promise<Compared[]> {
  const headers = { Host: host, 'Accept-Encoding': 'br, gzip' }
  // The first request renders the page; the second comes from the cache.
  await fetchOnce({ port: shop.port, path, headers })
  const answer = await readAnswer(shop.port, path, headers)
  const bare = await startBare(answer)
  try {
    const targets = (more: Record<string, string>) => {
      const given = { ...headers, ...more }
      return {
        shop: { port: shop.port, pid: shop.pid(), path, headers: given },
        bare: { port: bare.port, pid: bare.pid, path, headers: given },
      }
    }
    return [
      await inTurns('page, 200', targets({}), seconds),
      await inTurns('page, 304', targets({ 'If-None-Match': answer.etag }), seconds),
    ]
  } finally {
    await bare.stop()
  }
}

async function inTurns(
  name: string,
  targets: { shop: Target; bare: Target },
  seconds: number,
): Promise<Compared> {
  await load(targets.shop, 1)
  await load(targets.bare, 1)
  const rounds: { shop: LoadResult; bare: LoadResult }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ shop: await load(targets.shop, seconds), bare: await load(targets.bare, seconds) })
  }
  return {
    name,
    shop: middle(rounds.map(({ shop }) => shop)),
    bare: middle(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ shop, bare }) => shop.cpuMicros / bare.cpuMicros)),
  }
}

function middle(results: LoadResult[]): LoadResult {
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    cpuMicros: median(results.map(({ cpuMicros }) => cpuMicros)),
    residentMib: Math.max(...results.map(({ residentMib }) => residentMib)),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}

interface Answer {
  headers: string[]
  body: Buffer
  etag: string
}

function readAnswer(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answers ${response.statusCode}`))
        const raw = response.rawHeaders
        const kept = raw.filter((_, index) => !BY_NODE.test(raw[index - (index % 2)] ?? ''))
        resolve({ headers: kept, body: Buffer.concat(parts), etag: response.headers.etag ?? '' })
      })
    })
      .on('error', reject)
      .end()
  })
}

async function startBare({ headers, body, etag }: Answer) {
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
