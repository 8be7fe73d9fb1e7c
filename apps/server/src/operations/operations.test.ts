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
      { ...count, measure: 'page-view', subject: 'start', count: 600, day: '2026-11-16' },
      { ...count, measure: 'item', subject: 'view_item poster', count: 40 },
      { ...count, measure: 'item', subject: 'view_item canvas', count: 60 },
      { ...count, measure: 'item', subject: 'add_to_cart poster', count: 10 },
      { ...count, measure: 'refused-file', subject: 'too-small', count: 4 },
      { ...count, measure: 'designer-check', subject: 'photo-blurred', count: 5 },
      { ...count, measure: 'without-price', subject: 'article no-price', count: 6 },
      { ...count, measure: 'error', subject: 'browser-error', count: 7 },
      { ...count, measure: 'lcp', subject: 'start 1000', count: 74 },
      { ...count, measure: 'lcp', subject: 'start 3000', count: 26 },
      { ...count, measure: 'search-without-hit', subject: 'seldom', count: 2 },
      { ...count, measure: 'search-without-hit', subject: 'einhorn<b>', count: 3 },
    ]),
  )
  const page = async (query = '') => {
    return (await open().request(`/_operations/numbers${query}`)).text()
  }

  const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  /** Cells of a row as one reads them. */
  const rowOf = async (title: string, first: string) => {
    const section = (await page()).split('<section').find(part => part.includes(`<h2>${title}</h2>`)) ?? ''
    const row = section.split('<tr>').find(part => part.startsWith(`<td>${first}<`)) ?? ''
    return row
      .split('</td>')
      .slice(0, -1)
      .map(cell => textOf(cell).trim())
  }

  test('show visits, the way to buying, and the speed of three in four visits', async () => {
    const shown = await page()
    expect(await rowOf('Pages seen', 'start')).toEqual(['start', '1,200', '100.0 %'])
    expect(await rowOf('From looking to buying', 'configure')).toEqual(['configure', '50', '25.0 %'])
    expect(shown).toContain('<span class="bad">3000 ms</span>')
  })

  test('are compared with as many days before', async () => {
    expect(textOf(await page())).toContain('Pages seen 1,200 before 600, +100 %')
    expect(textOf(await page('?from=2026-11-23&to=2026-11-23'))).toContain('Pages seen 1,200 before 0 ')
  })

  test('show the articles that are opened most first, and how many of them go into the cart', async () => {
    const shown = await page()
    expect(shown.indexOf('<td>canvas')).toBeLessThan(shown.indexOf('<td>poster'))
    expect(await rowOf('Products', 'poster')).toEqual(['poster', '40', '0', '10', '0', '25.0 %'])
  })

  test.each([
    ['Refused files', 'too-small', '4'],
    ['Checks that stopped a design', 'photo-blurred', '5'],
    ['Asked for, without a price', 'article no-price', '6'],
    ['Errors', 'browser-error', '7'],
  ])('show under "%s" what it was and how often', async (title, subject, times) => {
    expect(await rowOf(title, subject)).toEqual([subject, times])
  })

  test('show searches only that several people made, and as text', async () => {
    const shown = await page()
    expect(shown).toContain('einhorn&lt;b&gt;')
    expect(shown).not.toContain('seldom')
  })

  test('are of the shop and days that are asked for, and of the week where that is nonsense', async () => {
    expect(await page('?shop=kartenliebe-de')).not.toContain('1,200')
    expect(await page('?from=2026-11-20&to=2026-11-22')).not.toContain('1,200')
    const week = '2026-11-17 to 2026-11-23, all shops'
    expect(await page("?from=x&to=2026-99-99&shop='")).toContain(week)
    expect(await page('?from=2026-12-24')).toContain(week)
    expect(await page('?from=2026-02-31')).toContain(week)
    expect(await page('?from=0000-01-01&to=0000-01-01')).toContain(week)
    expect(await page('?from=2020-01-01&to=9999-12-31')).toContain('to 9999-12-31')
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
