import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { percentile } from '../bench/numbers.ts'
import { sender } from './send.ts'

// Run by harness.ts as a thread: a customer at another address, who opens pages and uploads photos.

const HOST = { host: 'passepartout.de.localhost' }
/** Cached pages, and some that are rendered for each request. */
const PAGES = ['/', '/wandbilder/leinwand', '/suche?q=leinwand', '/ueber-uns', '/suche?q=rahmen']
const PAGE_EVERY_MS = 150
const PHOTO_EVERY_MS = 1000
const ADDRESS = '127.0.0.77'

interface LatencySummary {
  p95: number
  /** CPU time of the main thread between request and response, whatever it was spent on (p95). */
  workedP95: number
  count: number
  failed: number
  /** Error of the first failed request. */
  why: string
}
export type CustomerLatencies = Record<'pages' | 'photos', LatencySummary>

const { port, pid } = workerData as { port: number; pid: number }
const send = sender(port, ADDRESS)
const seen = { pages: [] as number[], photos: [] as number[] }
const worked = { pages: [] as number[], photos: [] as number[] }
const failures = { pages: [] as string[], photos: [] as string[] }
let isOver = false

const workedMs = () => Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1'), 10) / 1e6

async function recordLatency(
  kind: keyof typeof seen,
  expected: number,
  request: () => ReturnType<typeof send>,
) {
  const before = workedMs()
  const { status, seconds, text } = await request()
  worked[kind].push(workedMs() - before)
  seen[kind].push(seconds * 1000)
  if (status !== expected) failures[kind].push(`${status} ${text.slice(0, 100)}`)
}

async function photo(): Promise<Buffer> {
  const raw = { width: 60, height: 40, channels: 3 as const }
  return sharp(randomBytes(60 * 40 * 3), { raw })
    .resize(1200, 800)
    .jpeg()
    .toBuffer()
}
const sendPhoto = (bytes: Buffer) =>
  send('/web-api/photos', [bytes], { 'content-type': 'image/jpeg', 'x-file-name': 'urlaub.jpg' })

// Not measured: the first photo starts the decoder process, and the first pages are rendered.
const [first, second] = [await photo(), await photo()]
await sendPhoto(first)
for (const path of PAGES) await send(path, undefined, HOST)

const pages = (async () => {
  for (let at = 0; !isOver; at++) {
    await recordLatency('pages', 200, () => send(PAGES[at % PAGES.length] ?? '/', undefined, HOST))
    await wait(PAGE_EVERY_MS)
  }
})()
const photos = (async () => {
  while (!isOver) {
    await recordLatency('photos', 201, () => sendPhoto(second))
    await wait(PHOTO_EVERY_MS)
  }
})()

const summariseLatencies = (kind: keyof typeof seen): LatencySummary => {
  const took = seen[kind]
  const [why = ''] = failures[kind]
  return {
    p95: percentile(took, 0.95),
    workedP95: percentile(worked[kind], 0.95),
    count: took.length,
    failed: failures[kind].length,
    why,
  }
}

parentPort?.once('message', async (afterMs: number) => {
  await wait(afterMs)
  isOver = true
  await Promise.all([pages, photos])
  parentPort?.postMessage({
    pages: summariseLatencies('pages'),
    photos: summariseLatencies('photos'),
  } satisfies CustomerLatencies)
})
parentPort?.postMessage('asks')
