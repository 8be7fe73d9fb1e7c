import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { residentMib } from '../bench/process-usage.ts'
import { ensureBuilds } from '../bootstrap/builds.mjs'
import { root } from '../bootstrap/root.mjs'
import { startShop } from '../shop/start-shop.ts'

/** What the shop must keep while it is attacked. */
export interface Bounds {
  /** 99 of 100 questions to /health/live are answered within so many milliseconds. */
  healthP99Ms: number
  /** Resident memory may grow by so much over what the idle shop takes. */
  memoryMib: number
}

/**
 * 200 ms: other visitors do not notice a wait of that length, and a balancer's health check never fails of it.
 * 400 MiB: what all picture jobs together may take by their own estimates (200 MB), twice, for what estimates miss
 * and what libraries give back late.
 */
export const USUAL_BOUNDS: Bounds = { healthP99Ms: 200, memoryMib: 400 }

export interface Sent {
  /** 0 where the connection ended without an answer. */
  status: number
  text: string
  seconds: number
}

export interface Target {
  port: number
  dataDir: string | undefined
  /** Sends one request; the pieces of a body go out one by one, each as a chunk of its own. */
  send(path: string, body?: Iterable<Uint8Array>, headers?: Record<string, string>): Promise<Sent>
}

/** Carries out an attack; answers what it found wrong, as sentences. */
export type Attack = (target: Target) => Promise<string[]>

/**
 * Attacks a shop on this machine and ends the process: 0 when every bound was kept, 1 when one was broken, 2 when the
 * attack could not begin. By default the shop is started for it, with an empty data folder that goes afterwards;
 * `--port N --pid P` attacks a running one of this machine. There is no way to name another host.
 */
export async function carryOut(attack: Attack, bounds: Bounds = USUAL_BOUNDS): Promise<never> {
  const { port, pid, dataDir, dispose } = await openTarget().catch(error => {
    console.error((error as Error).message)
    return process.exit(2)
  })
  let broken: string[]
  try {
    broken = await measure(attack, { port, pid, dataDir, bounds })
  } catch (error) {
    broken = [`The attack itself failed: ${(error as Error).stack}`]
  } finally {
    await dispose()
  }
  for (const sentence of broken) console.error(`BROKEN  ${sentence}`)
  console.log(broken.length === 0 ? 'every bound was kept' : `${broken.length} broken`)
  process.exit(broken.length === 0 ? 0 : 1)
}

interface Measured {
  port: number
  pid: number
  dataDir: string | undefined
  bounds: Bounds
}

async function measure(attack: Attack, { port, pid, dataDir, bounds }: Measured): Promise<string[]> {
  const idle = await watchHealth(port).stop(2000)
  const idleMib = residentMib(pid)
  forgetPeak(pid)
  await loopDelay(pid, dataDir)
  const health = watchHealth(port)
  const began = performance.now()
  const broken = await attack({ port, dataDir, send: sender(port) })
  const took = performance.now() - began
  const { p99, worst, failed } = await health.stop(500)
  const grown = peakMib(pid) - idleMib
  const loop = await loopDelay(pid, dataDir)

  console.log(`attack        ${(took / 1000).toFixed(1)} s`)
  console.log(
    `health        p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (idle: p99 ${idle.p99.toFixed(0)} ms)`,
  )
  if (loop) console.log(`event loop    p99.9 ${loop.p999.toFixed(0)} ms, worst ${loop.worst.toFixed(0)} ms`)
  console.log(`memory        ${idleMib.toFixed(0)} MiB idle, ${grown.toFixed(0)} MiB more at the peak`)
  if (failed > 0) broken.push(`${failed} questions to /health/live were not answered with 200.`)
  if (p99 > bounds.healthP99Ms)
    broken.push(`/health/live took ${p99.toFixed(0)} ms (p99), the bound is ${bounds.healthP99Ms} ms.`)
  if (grown > bounds.memoryMib)
    broken.push(`Memory grew by ${grown.toFixed(0)} MiB, the bound is ${bounds.memoryMib} MiB.`)
  return broken
}

async function openTarget() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, pid: { type: 'string' } } })
  if (values.port || values.pid) {
    const [port, pid] = [Number(values.port), Number(values.pid)]
    if (!(port > 0 && pid > 0)) throw new Error('Give both: --port N --pid P of a shop on this machine.')
    return { port, pid, dataDir: undefined, dispose: async () => undefined }
  }
  await ensureBuilds(root)
  const shop = await startShop({
    env: { NODE_OPTIONS: `--import=${new URL('./loop-delay.mjs', import.meta.url).href}` },
  })
  return { port: shop.port, pid: shop.pid(), dataDir: shop.dataDir, dispose: shop.dispose }
}

/** How long the event loop of a shop that was started here kept others waiting since the last question. */
async function loopDelay(
  pid: number,
  dataDir: string | undefined,
): Promise<{ p999: number; worst: number } | undefined> {
  if (!dataDir) return undefined
  const file = join(dataDir, 'loop-delay.json')
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let tries = 0; tries < 200; tries++) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      await wait(25)
    }
  }
  return undefined
}

/** Asks in a thread of its own, so that the attacker's work does not count as the shop's. */
function watchHealth(port: number) {
  const worker = new Worker(new URL('./health-probe.ts', import.meta.url), { workerData: { port } })
  return {
    /** Waits so many milliseconds more, then answers what was measured since the beginning. */
    stop: (afterMs: number) =>
      new Promise<{ p99: number; worst: number; failed: number }>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        worker.postMessage(afterMs)
      }),
  }
}

/** The kernel keeps the most memory a process ever had; writing 5 makes it begin anew (Linux). */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

const peakMib = (pid: number) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024

/** As the shop's own pages ask. */
const SHOP_WINDOW = { 'x-shop-channel': 'passepartout-de', 'x-shop-locale': 'de-DE' }

const sender =
  (port: number): Target['send'] =>
  (path, body, headers = {}) =>
    new Promise(resolve => {
      const began = performance.now()
      const end = (status: number, text: string) =>
        resolve({ status, text, seconds: (performance.now() - began) / 1000 })
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: body ? 'POST' : 'GET',
          headers: { ...SHOP_WINDOW, ...headers },
          agent: false,
        },
        answer => {
          let text = ''
          answer.setEncoding('utf8').on('data', part => {
            text += part
          })
          answer.on('end', () => end(answer.statusCode ?? 0, text)).on('error', () => end(0, text))
        },
      )
      call.on('error', error => end(0, error.message))
      let goOn: () => void = () => undefined
      // A shop that answered early no longer reads: an attacker who waited only for it to read would wait for ever.
      for (const event of ['drain', 'close', 'response']) call.on(event, () => goOn())
      void write(body ?? []).catch(() => undefined)

      async function write(pieces: Iterable<Uint8Array>) {
        for (const piece of pieces) {
          if (call.destroyed) return
          if (!call.write(piece)) {
            await new Promise<void>(resolve => {
              goOn = resolve
            })
          }
        }
        call.end()
      }
    })
