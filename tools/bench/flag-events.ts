import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@passepartout/db'
import { type Shop, startShop } from '../system-tests/start-shop.ts'
import { cpuSeconds } from './process-usage.ts'

const KEY = 'embedded-browser-key'
const EVENTS_PER_REQUEST = 20

interface IngestResult {
  /** Events that the shop acknowledged. */
  acknowledged: number
  /** Of those, events missing after all kills. */
  lost: number
  stored: number
  perSecond: number
  /** Events without an acknowledgement, by response status; `no answer`: in flight when the shop was killed. */
  refused: Record<string, number>
  /** Milliseconds from sending to the acknowledgement. */
  median: number
  p99: number
  slowest: number
  /** Of the shop under load, all cores together; without its two starts. */
  cpuSeconds: number
}

/**
 * Sends events like clients, from many addresses, at a fixed rate; kills the shop without warning in the middle and at
 * the end, and checks that its database has every acknowledged event exactly once.
 */
async function ingestEvents(seconds: number, perSecond: number): Promise<IngestResult> {
  const shop = await startShop({ env: { TRUSTED_ADDRESS_HEADER: 'x-forwarded-for' } })
  const acknowledged = new Set<string>()
  const times: number[] = []
  const refused: Record<string, number> = {}
  const send = async (n: number): Promise<void> => {
    const keys = Array.from({ length: EVENTS_PER_REQUEST }, () => randomUUID())
    const began = performance.now()
    const answer = await fetch(shop.url('/_flags/api/events/bulk'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${KEY}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${n % 200}.${(n >> 8) % 250}.1`,
      },
      body: JSON.stringify(keys.map(eventOf)),
    }).catch(() => undefined)
    if (!answer?.ok) {
      const why = answer ? String(answer.status) : 'no answer'
      refused[why] = (refused[why] ?? 0) + EVENTS_PER_REQUEST
      return
    }
    times.push(performance.now() - began)
    for (const key of keys) acknowledged.add(key)
  }

  const began = Date.now()
  const half = await sendAtRate(shop, (seconds * 1000) / 2, perSecond, send)
  const stoppedAt = Date.now()
  await shop.start()
  const pause = Date.now() - stoppedAt
  const rest = await sendAtRate(shop, (seconds * 1000) / 2, perSecond, send)
  const sent = half.sent + rest.sent
  const took = Date.now() - began - pause
  const database = await openDatabase({ dir: join(shop.dataDir, 'database') })
  const { rows } = (await database.db.execute('select visitor_key from flag_events')) as unknown as {
    rows: { visitor_key: string }[]
  }
  await database.close()
  rmSync(shop.dataDir, { recursive: true, force: true })
  const stored = new Set(rows.map(({ visitor_key }) => visitor_key))
  if (stored.size !== rows.length) throw new Error('An event was stored twice')
  times.sort((a, b) => a - b)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter(key => !stored.has(key)).length,
    stored: stored.size,
    perSecond: Math.round((sent * EVENTS_PER_REQUEST) / (took / 1000)),
    refused,
    median: Math.round(times[times.length >> 1] ?? 0),
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    slowest: Math.round(times.at(-1) ?? 0),
    cpuSeconds: Math.round(half.cpuSeconds + rest.cpuSeconds),
  }
}

/** @returns the exit code: 1 where an acknowledged event is lost, or the rate was not sustained */
export async function benchFlagEvents({
  seconds,
  rate,
  json,
}: {
  seconds: number
  rate: number
  json: string | undefined
}) {
  const result = await ingestEvents(seconds, rate)
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  if (json) writeFileSync(json, JSON.stringify(result, null, 2))
  // Requests in flight at a kill count as refused: they were never acknowledged.
  return result.lost > 0 || result.acknowledged < 0.95 * seconds * rate ? 1 : 0
}

const eventOf = (key: string) => ({
  eventTypeId: 'add_to_cart',
  trafficTypeName: 'user',
  key,
  value: 12.5,
  timestamp: Date.now(),
  properties: { kind: 'photo-frame', item: 'poster' },
})

/** Sends at a constant rate, independent of responses, and kills the shop during the last requests. */
async function sendAtRate(
  shop: Shop,
  milliseconds: number,
  perSecond: number,
  send: (n: number) => Promise<void>,
): Promise<{ sent: number; cpuSeconds: number }> {
  const every = (1000 * EVENTS_PER_REQUEST) / perSecond
  const before = cpuSeconds(shop.pid())
  const began = performance.now()
  const underWay: Promise<void>[] = []
  for (let n = 0; performance.now() - began < milliseconds; n++) {
    underWay.push(send(n))
    await wait(Math.max(0, began + (n + 1) * every - performance.now()))
  }
  const used = cpuSeconds(shop.pid()) - before
  await shop.kill()
  await Promise.all(underWay)
  return { sent: underWay.length, cpuSeconds: used }
}
