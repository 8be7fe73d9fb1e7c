import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addCartArticle,
  addCheckoutCode,
  type CallResult,
  getCheckout,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@passepartout/contracts'
import { openDatabase } from '@passepartout/db'
import { findPostgres } from '../../bootstrap/programs.mjs'
import { type Shop, startShop } from '../../system-tests/start-shop.ts'
import { FAST_POSTGRES_SETTINGS, startPostgres } from '../../test/postgres.ts'
import { describeMachine } from '../machine.ts'
import { markdownTable } from '../numbers.ts'
import { cpuSeconds, processTreeSeconds } from '../process-usage.ts'
import { ADDRESS, ADDRESS_HEADER, openBrowser, RIBBON } from './ordering-browser.ts'
import { findInconsistencies, makeCodes, withDatabase } from './orders-ledger.ts'
import {
  describeStatements,
  readStatementCounts,
  resetStatementCounts,
  STATEMENT_COUNTING_SETTINGS,
} from './statement-counts.ts'

export interface OrdersOptions {
  seconds: number
  /** Orders begun per second; without it every customer begins the next one at once. */
  rate: number | undefined
  /** Uses the embedded database even where there is a server. */
  embedded: boolean
  json: string | undefined
  /** Also counts the statements per order, and the most frequent ones. Costs a little. */
  questions: boolean
}

/** Simultaneous customers, each in a browser of their own. */
const CUSTOMERS = 24
/** Orders per browser: the shop accepts at most thirty an hour from one. */
const ORDERS_OF_ONE = 20
/** One in so many orders is submitted twice at once. */
const PRESSED_TWICE = 10
const CALLS = [
  addCartArticle,
  putCheckoutAddress,
  putCheckoutShipping,
  putCheckoutPayment,
  getCheckout,
  placeOrder,
]

interface Run {
  times: Map<string, number[]>
  /** Order numbers that customers received. */
  orders: string[]
  failed: string[]
}

/** Lets customers order for some seconds and checks afterwards that nothing was lost, duplicated or invented. */
export async function benchOrders({
  seconds,
  rate,
  embedded,
  json,
  questions,
}: OrdersOptions): Promise<number> {
  const bin = embedded ? undefined : findPostgres()
  const postgres = bin
    ? await startPostgres(
        bin,
        questions ? [...FAST_POSTGRES_SETTINGS, STATEMENT_COUNTING_SETTINGS] : FAST_POSTGRES_SETTINGS,
      )
    : undefined
  const shop = await startShop({
    env: { TRUSTED_ADDRESS_HEADER: ADDRESS_HEADER, ...(postgres ? { DATABASE_URL: postgres.url } : {}) },
  })
  const open = () => openDatabase(postgres ? { url: postgres.url } : { dir: join(shop.dataDir, 'database') })
  let isStopped = false
  try {
    // Codes are created outside of the shop, which the embedded database does not allow.
    const codes = postgres ? await makeCodes(open, CUSTOMERS / 2) : []
    const run: Run = { times: new Map(), orders: [], failed: [] }
    if (questions) await withDatabase(open, resetStatementCounts)
    const cpu = () => ({
      shop: cpuSeconds(shop.pid()),
      Postgres: postgres ? processTreeSeconds(postgres.pid()) : 0,
      customers: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    })
    const before = cpu()
    const until = Date.now() + seconds * 1000
    await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, index) =>
        customer(shop, codes[index], until, run, rate ? (1000 * CUSTOMERS) / rate : 0),
      ),
    )
    const after = cpu()
    const orders = Math.max(1, run.orders.length)
    const perOrder = (who: keyof typeof after) => ((1000 * (after[who] - before[who])) / orders).toFixed(1)
    const statementCounts = questions ? await withDatabase(open, readStatementCounts) : []
    if (!postgres) {
      await shop.stop()
      isStopped = true
    }
    const wrong = await withDatabase(open, db => findInconsistencies(db, run.orders, codes))
    const place = postgres ? `Postgres ${postgres.version}` : 'embedded database'
    console.log(`${describeMachine()}; ${place}, ${CUSTOMERS} customers, ${seconds} s\n`)
    console.log(`${describe(run)}\n`)
    console.log(
      `${run.orders.length} orders, ${(run.orders.length / seconds).toFixed(1)} per second, each of ${CALLS.length} calls, processor time of each: ${perOrder('shop')} ms of the shop, ${perOrder('Postgres')} of Postgres, ${perOrder('customers')} of the customers; ${run.failed.length} calls failed.`,
    )
    if (questions) console.log(`\n${describeStatements(statementCounts, orders)}\n`)
    for (const line of [...new Set(run.failed), ...wrong].slice(0, 20)) console.log(`WRONG: ${line}`)
    if (json)
      writeFileSync(
        json,
        JSON.stringify(
          { machine: describeMachine(), place, seconds, orders: run.orders.length, wrong },
          null,
          2,
        ),
      )
    return run.failed.length + wrong.length > 0 ? 1 : 0
  } finally {
    if (isStopped) await shop.dispose().catch(() => undefined)
    else await shop.dispose()
    await postgres?.stop()
  }
}

async function customer(
  shop: Shop,
  code: string | undefined,
  until: number,
  run: Run,
  pauseMs: number,
): Promise<void> {
  let { client } = openBrowser(shop)
  const timed = async <T>(name: string, call: Promise<CallResult<T>>): Promise<T> => {
    const begun = performance.now()
    const result = await call
    const times = run.times.get(name) ?? []
    times.push(performance.now() - begun)
    run.times.set(name, times)
    if (!result.ok)
      throw new Error(`${name}: ${result.status} ${result.code} ${JSON.stringify(result.errors)}`)
    return result.payload
  }
  let next = Date.now() + Math.random() * pauseMs
  for (let count = 1; Date.now() < until; count++, next += pauseMs) {
    await wait(Math.max(0, next - Date.now()))
    if (count % ORDERS_OF_ONE === 0) client = openBrowser(shop).client
    try {
      await timed('addCartArticle', client.call(addCartArticle, { body: RIBBON }))
      await timed('putCheckoutAddress', client.call(putCheckoutAddress, { body: ADDRESS }))
      await timed('putCheckoutShipping', client.call(putCheckoutShipping, { body: { option: 'standard' } }))
      // A browser may try ten codes in ten minutes.
      const isByVoucher = code !== undefined && count % ORDERS_OF_ONE < 9
      if (isByVoucher) await timed('addCheckoutCode', client.call(addCheckoutCode, { body: { code } }))
      else
        await timed('putCheckoutPayment', client.call(putCheckoutPayment, { body: { method: 'transfer' } }))
      const { checkout } = await timed('getCheckout', client.call(getCheckout, {}))
      const { idempotencyKey, shown } = checkout
      const press = () => timed('placeOrder', client.call(placeOrder, { body: { idempotencyKey, shown } }))
      const pressed = await Promise.all(count % PRESSED_TWICE === 0 ? [press(), press()] : [press()])
      const numbers = new Set(pressed.map(({ orderNumber }) => orderNumber))
      if (numbers.size > 1) run.failed.push('two presses wrote two orders')
      run.orders.push(...numbers)
    } catch (error) {
      run.failed.push(String(error))
    }
  }
}

function describe({ times }: Run): string {
  const rows = [...times].map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b)
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
    return [name, String(all.length), at(0.5), at(0.95), at(0.99)]
  })
  return markdownTable(['call', 'times', 'median ms', 'p95 ms', 'p99 ms'], rows)
}
