import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { residentMib } from '../bench/process-usage.ts'
import { startIdleShop } from '../bench/start-idle-shop.ts'
import { ensureBuilds } from '../bootstrap/builds.mjs'
import { root } from '../bootstrap/root.mjs'
import type { CustomerLatencies } from './customers-probe.ts'
import { guardMemory } from './memory-guard.ts'
import { watchProcessors } from './processor-time.ts'
import { type Send, sender } from './send.ts'

/** Limits that the shop must keep under attack. */
export interface AttackLimits {
  /** 99th percentile of /health/live, in milliseconds. */
  healthP99Ms: number
  /** 99.9th percentile of the event loop's delay, in milliseconds. */
  loopP999Ms: number
  /** Customers' pages and photos may take this many times as long as on an idle shop (p95). */
  customersTimes: number
  /** Growth of resident memory over the idle shop. */
  memoryMib: number
  /** Growth of the data on disk. */
  diskMib: number
}

/**
 * 200 ms: other visitors do not notice such a wait, and a load balancer's health check does not fail. 100 ms: the
 * longest time for feedback on a choice. 3 times: slower, but still usable. 400 MiB: the estimates of all image jobs
 * together (200 MB), twice, for errors of the estimates and memory that libraries release late. 200 MiB of disk: what
 * one address may leave behind in a minute.
 */
export const DEFAULT_ATTACK_LIMITS: AttackLimits = {
  healthP99Ms: 200,
  loopP999Ms: 100,
  customersTimes: 3,
  memoryMib: 400,
  diskMib: 200,
}

/**
 * Milliseconds below which a page or a photo may take any multiple: visitors do not notice it, and the ratio of very
 * short times means nothing.
 */
const UNNOTICED_MS = { pages: 50, photos: 500 }
/**
 * Real attackers have machines of their own: ours runs only where neither the shop nor its customers need the CPU (a
 * tenth of the main thread's share), as it would else be measured as the shop's slowness. `requests` shows that it
 * sends no less.
 */
const ATTACKER_NICENESS = 10
/** Milliseconds to measure an idle shop, and to repeat a short attack: a p95 needs more than twenty photos. */
const LEAST_MS = 26_000

export interface Target {
  port: number
  dataDir: string | undefined
  /** By default from the first address of this round. */
  send: Send
  /** Fresh addresses, without previous attacks: 1 to 200. */
  address: (number: number) => string
}

/**
 * Carries out an attack; returns its findings as sentences. A short one is repeated, each time from other addresses.
 */
export type Attack = (target: Target) => Promise<string[]>

/**
 * Attacks a shop on this machine and ends the process: 0 when every limit was kept, 1 when one was exceeded, 2 when the
 * attack could not begin. By default the shop is started for it, with an empty data folder that is deleted afterwards;
 * `--port N --pid P` attacks a running one on this machine. Other hosts cannot be attacked.
 */
export async function runAttack(
  attack: Attack,
  bounds: AttackLimits = DEFAULT_ATTACK_LIMITS,
): Promise<never> {
  const { port, pid, dataDir, niceness, dispose } = await openTarget().catch(error => {
    console.error((error as Error).message)
    return process.exit(2)
  })
  // A shop that was already running is never killed.
  const memory = dataDir ? guardMemory(pid) : () => undefined
  let broken: string[]
  try {
    broken = await measure(attack, { port, pid, dataDir, niceness, bounds })
  } catch (error) {
    broken = [`The attack itself failed: ${(error as Error).stack}`]
  } finally {
    await dispose()
  }
  broken.push(...[memory() ?? []].flat())
  for (const sentence of broken) console.error(`BROKEN  ${sentence}`)
  console.log(broken.length === 0 ? 'every bound was kept' : `${broken.length} broken`)
  process.exit(broken.length === 0 ? 0 : 1)
}

interface Measured {
  port: number
  pid: number
  dataDir: string | undefined
  niceness: number
  bounds: AttackLimits
}

async function measure(
  attack: Attack,
  { port, pid, dataDir, niceness, bounds }: Measured,
): Promise<string[]> {
  const [idleHealth, idleCustomers] = await watchShopAndCustomers(port, pid)
  const [idle, idleWaits] = await Promise.all([idleHealth.stop(LEAST_MS), idleCustomers.stop(LEAST_MS)])
  const idleMib = residentMib(pid)
  const idleBytes = dataDir ? bytesIn(dataDir) : 0
  resetPeakMemory(pid)
  const [health, customers] = await watchShopAndCustomers(port, pid)
  // Of this thread alone (Linux), after the probes have started.
  setPriority(process.pid, niceness)
  await loopDelay(pid, dataDir)
  const processors = watchProcessors(pid)
  const began = performance.now()
  const broken: string[] = []
  let round = 0
  do {
    const addresses = `127.${1 + Math.floor(round / 256)}.${round++ % 256}`
    const address = (number: number) => `${addresses}.${number}`
    broken.push(...(await attack({ port, dataDir, address, send: sender(port, address(1)) })))
  } while (broken.length === 0 && performance.now() - began < LEAST_MS)
  const took = performance.now() - began
  const shares = processors()
  const { p99, worst, failed } = await health.stop(500)
  const waits = await customers.stop(0)
  const grown = peakMib(pid) - idleMib
  const written = dataDir ? (bytesIn(dataDir) - idleBytes) / 1024 ** 2 : 0
  const loop = await loopDelay(pid, dataDir)

  const ms = (value: number) => `${value.toFixed(0)} ms`
  console.log(`attack        ${(took / 1000).toFixed(1)} s, carried out ${round} times`)
  if (loop)
    console.log(
      `requests      ${loop.arrived} arrived, ${((loop.arrived / took) * 1000).toFixed(1)} a second`,
    )
  console.log(`processor     ${shares}`)
  console.log(`health        p99 ${ms(p99)}, worst ${ms(worst)} (idle: p99 ${ms(idle.p99)})`)
  if (loop) {
    console.log(`event loop    p99.9 ${ms(loop.waited.p999)}, worst ${ms(loop.waited.worst)}`)
    console.log(`its own work  p99.9 ${ms(loop.worked.p999)}, worst ${ms(loop.worked.worst)}`)
  }
  for (const kind of ['pages', 'photos'] as const) {
    const [now, before] = [waits[kind], idleWaits[kind]]
    console.log(
      `${kind.padEnd(13)} p95 ${ms(now.p95)} of ${now.count} (idle: ${ms(before.p95)} of ${before.count}), the shop's thread worked ${ms(now.workedP95)} meanwhile (${ms(before.workedP95)})`,
    )
    if (now.failed > 0) broken.push(`${now.failed} of ${now.count} ${kind} of customers failed: ${now.why}.`)
    const bound = Math.max(bounds.customersTimes * before.p95, UNNOTICED_MS[kind])
    if (now.p95 > bound)
      broken.push(`Customers' ${kind} took ${ms(now.p95)} (p95), the bound is ${ms(bound)}.`)
  }
  console.log(`memory        ${idleMib.toFixed(0)} MiB idle, ${grown.toFixed(0)} MiB more at the peak`)
  console.log(`disk          ${written.toFixed(0)} MiB more`)
  if (failed > 0) broken.push(`${failed} questions to /health/live were not answered with 200.`)
  if (p99 > bounds.healthP99Ms)
    broken.push(`/health/live took ${ms(p99)} (p99), the bound is ${bounds.healthP99Ms} ms.`)
  if (loop && loop.waited.p999 > bounds.loopP999Ms)
    broken.push(
      `The event loop waited ${ms(loop.waited.p999)} (p99.9), the bound is ${bounds.loopP999Ms} ms.`,
    )
  if (grown > bounds.memoryMib)
    broken.push(`Memory grew by ${grown.toFixed(0)} MiB, the bound is ${bounds.memoryMib} MiB.`)
  if (written > bounds.diskMib)
    broken.push(`The disk grew by ${written.toFixed(0)} MiB, the bound is ${bounds.diskMib} MiB.`)
  return broken
}

/** Bytes of all files in a folder, except those deleted meanwhile. */
function bytesIn(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0
  return bytes
}

const LOOP_DELAY = `--import=${new URL('./loop-delay.mjs', import.meta.url).href}`

async function openTarget() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      pid: { type: 'string' },
      profile: { type: 'string' },
      niceness: { type: 'string', default: String(ATTACKER_NICENESS) },
    },
  })
  const niceness = Number(values.niceness)
  if (values.port || values.pid) {
    const [port, pid] = [Number(values.port), Number(values.pid)]
    if (!(port > 0 && pid > 0)) throw new Error('Give both: --port N --pid P of a shop on this machine.')
    return { port, pid, dataDir: undefined, niceness, dispose: async () => undefined }
  }
  await ensureBuilds(root)
  const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(values.profile)}`] : []
  // Start-up work of a new shop does not count for the attack.
  const shop = await startIdleShop({
    env: { NODE_OPTIONS: [LOOP_DELAY, ...profile].join(' ') },
  })
  return { port: shop.port, pid: shop.pid(), dataDir: shop.dataDir, niceness, dispose: shop.dispose }
}

interface Delay {
  p999: number
  worst: number
}

interface EventLoopSample {
  waited: Delay
  worked: Delay
  /** Requests of attackers. */
  arrived: number
}

/** Event loop delay of a shop started here since the last call, and the requests it received. */
async function loopDelay(pid: number, dataDir: string | undefined): Promise<EventLoopSample | undefined> {
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

interface Health {
  p99: number
  worst: number
  failed: number
}

async function watchShopAndCustomers(port: number, pid: number) {
  const customers = await watch<CustomerLatencies>('customers', port, pid)
  return [await watch<Health>('health', port, pid), customers] as const
}

/**
 * Runs a probe in a thread of its own, so that the attacker's work does not count as the shop's. It starts once the
 * promise resolves.
 */
async function watch<Seen>(what: 'health' | 'customers', port: number, pid: number) {
  const worker = new Worker(new URL(`./${what}-probe.ts`, import.meta.url), { workerData: { port, pid } })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  return {
    /** Waits so many milliseconds more, then returns all measurements. */
    stop: (afterMs: number) =>
      new Promise<Seen>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        worker.postMessage(afterMs)
      }),
  }
}

/** The kernel stores the peak memory of a process; writing 5 resets it (Linux). */
const resetPeakMemory = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

const peakMib = (pid: number) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024
