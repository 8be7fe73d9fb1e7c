import { addDailyCounts } from '@passepartout/db'
import { useDatabase } from '@passepartout/testing'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ShopEnvironment } from '../shop-app.ts'
import { createMetrics } from './metrics.ts'
import { mountOperations } from './mount-operations.ts'

const database = useDatabase()
const TOKEN = 'a-token-that-is-long-enough'
const metrics = createMetrics({
  cache: { size: 3, bytes: 100 },
  connections: () => ({ all: 2, idle: 1, waiting: 7 }),
  queues: async () => [{ name: 'send-mail', waiting: 4, running: 1, givenUp: 0 }],
  flagRecords: () => 5,
  freeBytes: async () => 12,
})
const FOR_OPERATORS = new Response('For operators only.', { status: 401 })
const open = ({ isOperator = true, metricsToken }: { isOperator?: boolean; metricsToken?: string } = {}) => {
  const app = new Hono<ShopEnvironment>()
  mountOperations(app, {
    db: database(),
    flags: {
      report: async name => ({
        flag: name,
        event: 'go_to_designer',
        baseline: 'off',
        mixed: 0,
        since: undefined,
        treatments: [{ treatment: 'off', visitors: 1234, conversions: 5, rate: 5 / 1234 }],
        sampleRatio: { probability: 0.00001, isSound: false },
      }),
    },
    metrics,
    guard: async () => (isOperator ? undefined : FOR_OPERATORS.clone()),
    metricsToken,
    flush: async () => undefined,
    clock: () => new Date('2026-11-23T12:00:00Z'),
  })
  return app
}
const basic = (password: string) => ({ authorization: `Basic ${btoa(`me:${password}`)}` })

test.each(['/_operations/numbers', '/_operations/flags'])('%s is for operators only', async path => {
  expect((await open({ isOperator: false }).request(path)).status).toBe(401)
  const shown = await open().request(path)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
})

describe('the metrics', () => {
  test('do not exist without a token in the environment', async () => {
    expect((await open().request('/metrics')).status).toBe(404)
  })
  test('are for those with the token only', async () => {
    const app = open({ metricsToken: TOKEN })
    const ask = async (headers: Record<string, string>) => (await app.request('/metrics', { headers })).status
    expect(await ask({})).toBe(401)
    expect(await ask(basic('another'))).toBe(401)
    expect(await ask({ authorization: 'Basic !' })).toBe(401)
    expect(await ask(basic(TOKEN))).toBe(200)
    expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe(200)
  })
})

describe('the numbers', () => {
  const count = { day: '2026-11-23', shop: 'passepartout-de' }
  beforeEach(() =>
    addDailyCounts(database(), [
      { ...count, measure: 'page-view', subject: 'start', count: 1200 },
      { ...count, measure: 'event', subject: 'view_item', count: 200 },
      { ...count, measure: 'event', subject: 'configure', count: 50 },
      { ...count, measure: 'lcp', subject: 'start 1000', count: 74 },
      { ...count, measure: 'lcp', subject: 'start 3000', count: 26 },
      { ...count, measure: 'search-without-hit', subject: 'seldom', count: 2 },
      { ...count, measure: 'search-without-hit', subject: 'einhorn<b>', count: 3 },
    ]),
  )
  const page = async (query = '') => {
    return (await open().request(`/_operations/numbers${query}`)).text()
  }

  test('show visits, the way to buying, and the speed of three in four visits', async () => {
    const shown = await page()
    expect(shown).toContain('<td>start</td><td class="n">1,200</td>')
    expect(shown).toContain('<td>configure</td><td class="n">50</td><td class="n">25.0 %</td>')
    expect(shown).toContain('<span class="bad">3000 ms</span>')
  })

  test('show searches only that several people made, and as text', async () => {
    const shown = await page()
    expect(shown).toContain('einhorn&lt;b&gt;')
    expect(shown).not.toContain('seldom')
  })

  test('are of the shop and days that are asked for, and of the week where that is nonsense', async () => {
    expect(await page('?shop=kartenliebe-de')).not.toContain('1,200')
    expect(await page('?from=2026-11-20&to=2026-11-22')).not.toContain('1,200')
    expect(await page("?from=x&to=2026-99-99&shop='")).toContain('2026-11-17 to 2026-11-23, all shops')
  })
})

test('results of tests say where a sample ratio is not sound', async () => {
  const shown = await (await open().request('/_operations/flags')).text()
  expect(shown).toContain('1,234')
  expect(shown).toContain('<span class="bad">not sound</span>')
})

test('Prometheus is told of requests, cache, database, queues and the event loop', async () => {
  metrics.answered({ path: '/web-api/cart', method: 'GET', status: 200, ms: 12 })
  metrics.cached()
  const shown = await metrics.text()
  for (const line of [
    'shop_request_seconds_count{part="api",method="GET",status="2xx"} 1',
    'shop_page_cache_hits_total 1',
    'shop_database_waiting 7',
    'shop_jobs{queue="send-mail",state="waiting"} 4',
    'shop_flag_records_waiting 5',
  ])
    expect(shown).toContain(line)
  expect(shown).toContain('nodejs_eventloop_lag_seconds')
})
