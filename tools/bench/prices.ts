import { writeFileSync } from 'node:fs'
import type { Shop } from '../system-tests/start-shop.ts'
import {
  alternate,
  type ComparisonResult,
  fetchShopResponse,
  startBareServer,
} from './compare-with-bare-server.ts'
import { heapProbe } from './heap.ts'
import { fetchOnce, load, loadTool } from './load.ts'
import { describeMachine } from './machine.ts'
import { markdownTable } from './numbers.ts'
import { startIdleShop } from './start-idle-shop.ts'

export interface PricesOptions {
  /** Of one load run. */
  seconds: number
  /** Duration of the heap measurement under load. */
  minutes: number
  json: string | undefined
}

const ROUNDS = 3
const HEADERS = {
  Host: 'passepartout.de.localhost',
  'X-Shop-Channel': 'passepartout-de',
  'X-Shop-Locale': 'de-DE',
  'Accept-Encoding': 'br, gzip',
}
const CALLS = [
  { name: 'price of an article', path: '/price-api/prices/article?materialType=poster&formatType=600x400' },
  { name: 'calculator reference', path: '/web-api/calculator/reference?product=photo-frame' },
]
const GOALS = 'Goals: 5,000 references/s kept, 1,000/s reckoned, p99 below 20 ms, heap growth 0.'

/** Measures the price calls over HTTP, cached and calculated, and prints the results as Markdown. */
export async function benchPrices({ seconds, minutes, json }: PricesOptions): Promise<void> {
  console.log(`${describeMachine()}; load by ${loadTool()}, 64 connections\n`)
  const compared = await comparePrices(seconds)
  console.log(`${describe(compared)}\n`)
  const heap = await measureHeap(minutes)
  console.log(
    `Heap after ${minutes} min of both: ${heap.beforeMib.toFixed(1)} MiB before, ${heap.afterMib.toFixed(1)} MiB after, growth ${(heap.afterMib - heap.beforeMib).toFixed(2)} MiB.\n\n${GOALS}`,
  )
  if (json) writeFileSync(json, JSON.stringify({ machine: describeMachine(), compared, heap }, null, 2))
}

async function comparePrices(seconds: number): Promise<ComparisonResult[]> {
  const shop = await startIdleShop()
  const results: ComparisonResult[] = []
  try {
    for (const { name, path } of CALLS) {
      for (const varied of [false, true]) {
        results.push(await compare(shop, { name, path, varied }, seconds))
      }
    }
  } finally {
    await shop.dispose()
  }
  return results
}

async function compare(
  shop: Shop,
  { name, path, varied }: { name: string; path: string; varied: boolean },
  seconds: number,
): Promise<ComparisonResult> {
  // The first response is calculated, the second compressed, the third served like all that follow.
  for (let count = 0; count < 3; count++) await fetchOnce({ port: shop.port, path, headers: HEADERS })
  const bare = await startBareServer(await fetchShopResponse(shop.port, path, HEADERS))
  const targets = {
    shop: { port: shop.port, pid: shop.pid(), path, headers: HEADERS, varied },
    bare: { port: bare.port, pid: bare.pid, path, headers: HEADERS, varied },
  }
  try {
    return await alternate(`${name}, ${varied ? 'reckoned' : 'kept'}`, targets, seconds, ROUNDS)
  } finally {
    await bare.stop()
  }
}

function describe(compared: readonly ComparisonResult[]): string {
  const head = [
    'call',
    'requests/s',
    'p99 ms',
    'CPU µs/request',
    'requests/s per core',
    'failed',
    'CPU ratio',
  ]
  const rows = compared.flatMap(({ name, shop, bare, ratio }) =>
    [
      { name: `${name}, shop`, of: shop, ratio: ratio.toFixed(2) },
      { name: `${name}, bare node:http`, of: bare, ratio: '1' },
    ].map(({ name, of, ratio }) => [
      name,
      of.perSecond.toFixed(0),
      of.p99Ms.toFixed(1),
      of.cpuMicros.toFixed(1),
      (1e6 / of.cpuMicros).toFixed(0),
      String(of.failed),
      ratio,
    ]),
  )
  return markdownTable(head, rows)
}

const WARM_UP_SECONDS = 5

/** Loads a shop with cached and calculated responses in alternation and measures the growth of its heap. */
async function measureHeap(minutes: number): Promise<{ beforeMib: number; afterMib: number }> {
  const probe = await heapProbe()
  const shop = await startIdleShop({ env: { NODE_OPTIONS: probe.nodeOptions } })
  const run = async (seconds: number) => {
    for (const { path } of CALLS) {
      for (const varied of [false, true]) {
        await load({ port: shop.port, pid: shop.pid(), path, headers: HEADERS, varied }, seconds)
      }
    }
  }
  try {
    await run(WARM_UP_SECONDS)
    const beforeMib = await probe.usedMib()
    await run((minutes * 60) / (CALLS.length * 2))
    return { beforeMib, afterMib: await probe.usedMib() }
  } finally {
    await shop.dispose()
  }
}
