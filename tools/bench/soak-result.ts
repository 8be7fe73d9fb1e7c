import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@passepartout/db'
import { requestShop } from '../system-tests/request-shop.ts'
import { startShop } from '../system-tests/start-shop.ts'
import { requirePostgres, startPostgres } from '../test/postgres.ts'
import { heapProbe } from './heap.ts'
import { describeMachine } from './machine.ts'
import { ADDRESS_HEADER, openBrowser } from './orders/ordering-browser.ts'
import { makeCodes } from './orders/orders-ledger.ts'
import { placeOneOrder } from './orders/place-one-order.ts'
import { residentMib } from './process-usage.ts'

const HOST = 'passepartout.de.localhost'
/** Pages in several languages and both channels, with and without search and prices. */
const HOSTS = [HOST, 'passepartout.fr.localhost', 'passepartout.gb.localhost', 'kartenliebe.de.localhost']
const PATHS = ['/', '/wandbilder/leinwand', '/ueber-uns', '/faq', '/suche?q=leinwand', '/gibt-es-nicht']
const CUSTOMERS = 4
/** Interval of one customer's orders: the shop is busy but not overloaded. */
const ORDER_EVERY_MS = 1500
/** Orders per browser, which may place thirty in an hour and try ten codes in ten minutes. */
const ORDERS_OF_ONE = 9
const VISIT_EVERY_MS = 25
const SAMPLES = 60

export interface SoakResult {
  minutes: number
  /** Resident memory in MiB and open files, from the end of the warm-up (a third of the time). */
  resident: number[]
  files: number[]
  /** Heap in MiB after garbage collection, at the end of the warm-up and at the end. */
  heap: { before: number; after: number }
  /** Slope of `resident`, MiB an hour. */
  residentPerHour: number
  filesPerHour: number
  orders: number
  visits: number
  failed: string[]
}

/**
 * Runs a shop on Postgres for so many minutes, with orders, photos, print files and pages, and records its resources.
 */
export async function soak(minutes: number): Promise<SoakResult> {
  const postgres = await startPostgres(requirePostgres())
  const probe = await heapProbe()
  const shop = await startShop({
    env: {
      TRUSTED_ADDRESS_HEADER: ADDRESS_HEADER,
      DATABASE_URL: postgres.url,
      ORDER_CHANGE_MINUTES: '0',
      NODE_OPTIONS: probe.nodeOptions,
    },
  })
  const result = { orders: 0, visits: 0, failed: [] as string[] }
  let isOver = false
  const attempt = async (work: () => Promise<void>) => {
    await work().catch(error => result.failed.push(String(error)))
  }
  try {
    const codes = await makeCodes(() => openDatabase({ url: postgres.url }), CUSTOMERS)
    const customers = codes.map(async code => {
      let browser = openBrowser(shop)
      for (let count = 1; !isOver; count++) {
        if (count % ORDERS_OF_ONE === 0) browser = openBrowser(shop)
        const next = Date.now() + ORDER_EVERY_MS
        const email = `kundin-${randomUUID()}@example.com`
        const isByVoucher = count % 2 === 0
        const wish = { code: isByVoucher ? code : undefined, email, isPoster: count % 4 === 0 }
        await attempt(async () => {
          await placeOneOrder(browser, wish)
          result.orders++
        })
        await wait(Math.max(0, next - Date.now()))
      }
    })
    const visitor = (async () => {
      for (let count = 0; !isOver; count++) {
        const host = HOSTS[count % HOSTS.length] ?? HOST
        const path = PATHS[Math.floor(count / HOSTS.length) % PATHS.length] ?? '/'
        await attempt(async () => {
          const { status } = await requestShop(shop.port, host, path)
          if (status >= 500 || status === 0) throw new Error(`${host}${path}: ${status}`)
          result.visits++
        })
        await wait(VISIT_EVERY_MS)
      }
    })()
    const everyMs = (minutes * 60_000) / SAMPLES
    const samples: { resident: number; files: number }[] = []
    let before = Number.NaN
    for (let index = 0; index < SAMPLES; index++) {
      await wait(everyMs)
      if (index === SAMPLES / 3) before = await probe.usedMib()
      samples.push({
        resident: residentMib(shop.pid()),
        files: readdirSync(`/proc/${shop.pid()}/fd`).length,
      })
    }
    isOver = true
    await Promise.all([...customers, visitor])
    const after = await probe.usedMib()
    const settled = samples.slice(SAMPLES / 3)
    const resident = settled.map(sample => sample.resident)
    const files = settled.map(sample => sample.files)
    const perHour = 3_600_000 / everyMs
    return {
      minutes,
      resident,
      files,
      heap: { before, after },
      residentPerHour: slopeOf(resident) * perHour,
      filesPerHour: slopeOf(files) * perHour,
      ...result,
    }
  } finally {
    isOver = true
    await shop.dispose()
    await postgres.stop()
  }
}

/** Slope per sample, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let above = 0
  let below = 0
  for (const [index, value] of values.entries()) {
    above += (index - middle) * (value - mean)
    below += (index - middle) ** 2
  }
  return above / below
}

/** Resources that grow without bound, as sentences; empty where all are flat. */
export function findLeaks({
  resident,
  residentPerHour,
  files,
  filesPerHour,
  heap,
  minutes,
}: SoakResult): string[] {
  const measuredHours = (minutes * 2) / 3 / 60
  const mean = resident.reduce((sum, value) => sum + value, 0) / resident.length
  const found: string[] = []
  // Pages, prices and images fill their bounded caches during the warm-up; a busy heap varies by a twelfth.
  if (residentPerHour * measuredHours > mean / 12)
    found.push(`memory: ${residentPerHour.toFixed(0)} MiB an hour`)
  if (heap.after - heap.before > 12) found.push(`heap: ${(heap.after - heap.before).toFixed(1)} MiB more`)
  if (filesPerHour * measuredHours > 5)
    found.push(`open files: ${filesPerHour.toFixed(0)} an hour, ${files.at(-1)}`)
  return found
}

export async function benchSoak({ minutes }: { minutes: number }): Promise<number> {
  const result = await soak(minutes)
  const { resident, files, heap, orders, visits, failed } = result
  const range = (values: readonly number[]) =>
    `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`
  console.log(`${describeMachine()}; Postgres, ${minutes} min, the last two thirds measured\n`)
  console.log(`orders ${orders}, pages ${visits}, failed ${failed.length}`)
  console.log(`resident MiB ${range(resident)}, slope ${result.residentPerHour.toFixed(1)} an hour`)
  console.log(`heap after collecting, MiB ${heap.before.toFixed(1)} -> ${heap.after.toFixed(1)}`)
  console.log(`open files ${range(files)}, slope ${result.filesPerHour.toFixed(1)} an hour`)
  const wrong = [...new Set(failed), ...findLeaks(result)]
  for (const line of wrong.slice(0, 20)) console.log(`WRONG: ${line}`)
  return wrong.length > 0 ? 1 : 0
}
