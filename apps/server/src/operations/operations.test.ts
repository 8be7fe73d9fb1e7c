import { addCase, addProblemReport, addRecordingPart, incrementDailyMetrics } from '@passepartout/db'
import { useDatabase } from '@passepartout/testing'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ShopEnvironment } from '../shop-app.ts'
import { createMetrics } from './metrics.ts'
import { mountOperations } from './mount-operations.ts'

const database = useDatabase()
const PICTURE = 'lines/1/case-1-1.webp'
const TOKEN = 'a-token-that-is-long-enough'
const metrics = createMetrics({
  cache: { size: 3, bytes: 100 },
  connections: () => ({ all: 2, idle: 1, waiting: 7 }),
  lingering: { open: () => 1, ended: () => ({ bySender: 3, byBound: 2 }) },
  queues: async () => [{ name: 'send-mail', waiting: 4, running: 1, givenUp: 0 }],
  flagRecords: () => 5,
  freeBytes: async () => 12,
})
const FOR_OPERATORS = new Response('For operators only.', { status: 401 })
const open = ({ isOperator = true, metricsToken }: { isOperator?: boolean; metricsToken?: string } = {}) => {
  const app = new Hono<ShopEnvironment>()
  mountOperations(app, {
    db: database(),
    storage: {
      open: async key =>
        key === PICTURE
          ? { size: 4, stream: () => new Response('webp').body as ReadableStream<Uint8Array<ArrayBuffer>> }
          : undefined,
    },
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
    backOffice: { fetch: () => new Response('a call') },
    guard: async () => (isOperator ? undefined : FOR_OPERATORS.clone()),
    metricsToken,
    flush: async () => undefined,
    clock: () => new Date('2026-11-23T12:00:00Z'),
  })
  return app
}
const basic = (password: string) => ({ authorization: `Basic ${btoa(`me:${password}`)}` })

test.each(['numbers', 'flags', 'recordings', 'problems'].map(page => `/_operations/${page}`))(
  '%s is for operators only',
  async path => {
    expect((await open({ isOperator: false }).request(path)).status).toBe(401)
    const shown = await open().request(path)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
  },
)

describe('reported problems', () => {
  const report = (words = 'Der Text springt') =>
    addProblemReport(database(), {
      ...{ channel: 'kartenliebe', country: 'de', locale: 'de-DE', kind: 'card', draftId: null },
      words,
      email: '"><img src=x>@example.com',
      device: { browser: '<b>Firefox</b>', width: 390, height: 844 },
      steps: ['text-added'],
      createdAt: new Date('2026-11-23T11:00:00Z'),
    })
  const page = async (query = '', app = open()) => (await app.request(`/_operations/problems${query}`)).text()
  const idIn = (text: string) => /name="id" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const marks = (body: Record<string, string>, headers: Record<string, string> = {}, app = open()) =>
    app.request('http://shop.example/_operations/problems', {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { origin: 'http://shop.example', ...headers },
    })

  test('are shown as text, whatever was written', async () => {
    await report('<script>alert(1)</script>\nzweite Zeile')
    const text = await page()
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>zweite Zeile')
    expect(text).toContain('390 × 844 px')
    expect(text).not.toMatch(/<script|<img|<b>/)
  })

  test('are dealt with, kept under that, and can be taken up again', async () => {
    await report()
    const id = idIn(await page())
    const marked = await marks({ id, settled: 'yes' })
    expect([marked.status, marked.headers.get('location')]).toEqual([303, '/_operations/problems'])
    expect(await page()).not.toContain('Der Text springt')
    expect(await page('?show=settled')).toContain('Dealt with on 2026-11-23 12:00')
    await marks({ id, settled: 'no' })
    expect([await page(), await page('?show=settled')]).toEqual([
      expect.stringContaining('Der Text springt'),
      expect.not.stringContaining('Der Text springt'),
    ])
  })

  test('are marked by nobody else: strangers, other sites, odd forms', async () => {
    await report()
    const id = idIn(await page())
    const statuses = [
      await marks({ id, settled: 'yes' }, {}, open({ isOperator: false })),
      await marks({ id, settled: 'yes' }, { origin: 'https://elsewhere.example' }),
      await marks({ id, settled: 'maybe' }),
      await marks({ id: "'--", settled: 'yes' }),
      await marks({}),
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 403, 400, 400, 400])
    expect(await page()).toContain('Der Text springt')
  })
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
    incrementDailyMetrics(database(), [
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
  /** Cells of a row as plain text. */
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
  const iphone = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
  }
  metrics.seen('/wandbilder?x=1', iphone)
  metrics.seen('/wandbilder', { 'user-agent': 'Googlebot/2.1' })
  metrics.seen('/_ipx/w_10/photos/a.jpg', iphone)
  const shown = await metrics.text()
  for (const line of [
    'shop_request_seconds_count{part="api",method="GET",status="2xx"} 1',
    'shop_page_cache_hits_total 1',
    'shop_pages_total{device="phone"} 1',
    'shop_pages_total{device="crawler"} 1',
    'shop_pages_total{device="tablet"} 0',
    'shop_database_waiting 7',
    'shop_jobs{queue="send-mail",state="waiting"} 4',
    'shop_flag_records_waiting 5',
    'shop_early_answers_open 1',
    'shop_early_answers_total{end="bound"} 2',
  ])
    expect(shown).toContain(line)
  expect(shown).toContain('nodejs_eventloop_lag_seconds')
})

describe('recordings', () => {
  const VISIT = '0f0e0d0c-0b0a-4908-8706-050403020100'
  const own = `/_operations/recordings/${VISIT}`
  const page = '[{"type":4,"data":{"href":"https://shop.example/wandbilder"}}]'
  const record = (part: number, events: string) =>
    addRecordingPart(database(), { recording: VISIT, part, events, now: new Date('2026-11-23T10:00:00Z') })

  test('are for operators only, and so is every piece of them', async () => {
    await record(1, page)
    for (const path of [own, `${own}/parts`])
      expect((await open({ isOperator: false }).request(path)).status).toBe(401)
  })

  test('are listed, and each is played by a page that can load and send nothing beyond the shop', async () => {
    await record(1, page)
    const list = await (await open().request('/_operations/recordings')).text()
    expect(list).toContain(`href="${own}"`)
    expect(list).toContain('/wandbilder')
    const player = await open().request(own)
    expect(await player.text()).toContain(`data-stage="${own}/parts"`)
    const policy = player.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; ")
    expect(policy).not.toMatch(/img-src|https?:/)
  })

  test('come in pieces, whatever somebody sent', async () => {
    await record(1, page)
    await record(2, '<script>alert(1)</script>')
    const pieces = await open().request(`${own}/parts?after=0`)
    expect(pieces.headers.get('content-type')).toContain('application/json')
    expect(await pieces.json()).toEqual([
      { part: 1, events: page },
      { part: 2, events: '<script>alert(1)</script>' },
    ])
    expect(await (await open().request(`${own}/parts?after=2`)).json()).toEqual([])
  })

  test('that are not there, or not asked for rightly, are refused', async () => {
    expect((await open().request(own.replace('0f0e', '1f0e'))).status).toBe(404)
    expect((await open().request('/_operations/recordings/..%2f')).status).toBe(404)
    for (const after of ['-1', 'x', '1e9'])
      expect((await open().request(`${own}/parts?after=${after}`)).status).toBe(400)
  })

  test('have a player of files that are the same for everybody, and of no others', async () => {
    const app = open({ isOperator: false })
    for (const name of ['rrweb.js', 'rrweb.css', 'replay.js'])
      expect((await app.request(`/_operations/replayer/${name}`)).status).toBe(200)
    expect((await app.request('/_operations/replayer/secret.json')).status).toBe(404)
  })
})

describe('the cases', () => {
  const id = '0b9f2f0e-4f4c-4a53-9a3e-6e2f7c1d8a11'
  beforeEach(() =>
    addCase(database(), {
      ...{ id, orderId: null, kind: 'complaint' as const, createdAt: new Date('2026-11-20T09:30:00Z') },
      content: {
        lines: [1, 3],
        what: 'damaged',
        text: '<b>Ecke</b> eingedrückt',
        photos: ['x'],
        pictures: [PICTURE],
      },
    }),
  )

  test('have copies of their pictures', async () => {
    const picture = await open().request(`/_operations/cases/${id}/1`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(await picture.text()).toBe('webp')
  })

  test.each([`${id}/2`, `${id}/0`, '11111111-1111-4111-8111-111111111111/1', `${id}/..%2f..%2fkey`])(
    'have no picture %s',
    async path => {
      expect((await open().request(`/_operations/cases/${path}`)).status).toBe(404)
    },
  )

  test('show their pictures to operators only', async () => {
    expect((await open({ isOperator: false }).request(`/_operations/cases/${id}/1`)).status).toBe(401)
  })
})
