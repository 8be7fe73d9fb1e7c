import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { useDatabase } from '@passepartout/testing'
import { SplitFactory } from '@splitsoftware/splitio-browserjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FlagLibrary, openFlagLibrary } from './flag-library.ts'
import { createFlagService } from './flag-service.ts'

const database = useDatabase()
const KEY = 'a-client-key'
const NOW = Date.parse('2026-11-23T12:00:00Z')
let folder = ''
let library: FlagLibrary
let app: ReturnType<typeof createFlagService>['app']

const definition = (change: object = {}) => ({
  name: 'portrait',
  trafficTypeName: 'user',
  seed: 7,
  trafficAllocation: 100,
  trafficAllocationSeed: 8,
  algo: 2,
  status: 'ACTIVE',
  killed: false,
  defaultTreatment: 'off',
  configurations: { on: '{"format":"450x600"}' },
  sets: ['shop'],
  conditions: [
    {
      conditionType: 'ROLLOUT',
      label: 'default rule',
      matcherGroup: {
        combiner: 'AND',
        matchers: [{ matcherType: 'ALL_KEYS', negate: false, keySelector: null }],
      },
      partitions: [{ treatment: 'on', size: 100 }],
    },
  ],
  ...change,
})
const write = (change: object = {}, name = 'portrait') =>
  writeFile(join(folder, `${name}.json`), JSON.stringify(definition(change)))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flags-'))
  await write()
  library = await openFlagLibrary(database(), folder, () => NOW)
  app = createFlagService({ db: database(), library, clientKey: KEY, clock: () => new Date(NOW) }).app
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const count = async (table: string) => {
  const { rows } = (await database().execute(`select count(*)::int as n from ${table}`)) as unknown as {
    rows: { n: number }[]
  }
  return rows[0]?.n
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const impressions = [{ f: 'portrait', i: [{ k: 'v1', t: 'on', m: NOW, c: 1, r: 'default rule' }] }]
const events = [
  { eventTypeId: 'purchase', trafficTypeName: 'user', key: 'v1', value: 3, timestamp: NOW, properties: {} },
]

test('nobody with the key of the pages is told who else is in a segment', async () => {
  const answer = await app.request('/segmentChanges/testers?since=-1', {
    headers: { authorization: `Bearer ${KEY}` },
  })
  expect(answer.status).toBe(404)
})

describe('the official browser client', () => {
  test('gets ready, evaluates with its configuration, and delivers impressions and events', async () => {
    const server = serve({ fetch: app.fetch, port: 0 })
    await vi.waitFor(() => expect(server.address()).not.toBeNull())
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const factory = SplitFactory({
      core: { authorizationKey: KEY, key: 'visitor-1' },
      urls: { sdk: base, events: base, auth: base, telemetry: base },
    })
    const client = factory.client()
    await client.ready()
    expect(client.getTreatmentWithConfig('portrait')).toEqual({
      treatment: 'on',
      config: '{"format":"450x600"}',
    })
    expect(client.getTreatment('unknown')).toBe('control')
    expect(client.track('user', 'purchase', 12.5, { kind: 'frame' })).toBe(true)
    await client.destroy()
    expect(await count('flag_impressions')).toBe(1)
    expect(await count('flag_events')).toBe(1)
    await new Promise(resolve => server.close(resolve))
  })
})

describe('definitions', () => {
  const changes = async (query: string) => {
    const answer = await app.request(`/splitChanges?s=1.3&${query}`, {
      headers: { authorization: `Bearer ${KEY}` },
    })
    const { ff } = (await answer.json()) as { ff: { d: { status: string }[]; s: number; t: number } }
    return { flags: ff.d.length, till: ff.t, status: ff.d[0]?.status }
  }

  test('come whole at first and only when changed afterwards', async () => {
    expect(await changes('since=-1')).toMatchObject({ flags: 1, till: NOW })
    expect(await changes(`since=${NOW}`)).toEqual({ flags: 0, till: NOW, status: undefined })
    await write({ killed: true })
    await library.reload()
    expect(await changes(`since=${NOW}`)).toMatchObject({ flags: 1, till: NOW + 1 })
  })

  test('never go back to an older number', async () => {
    expect(await changes(`since=${NOW + 99}`)).toMatchObject({ flags: 0, till: NOW + 99 })
  })

  test('of a flag whose file is gone come as archived', async () => {
    await rm(join(folder, 'portrait.json'))
    await library.reload()
    expect(await changes(`since=${NOW}`)).toMatchObject({ flags: 1, status: 'ARCHIVED' })
    expect(await changes('since=-1')).toMatchObject({ flags: 0 })
  })

  test('are chosen by set', async () => {
    expect(await changes('since=-1&sets=shop')).toMatchObject({ flags: 1 })
    expect(await changes('since=-1&sets=other')).toMatchObject({ flags: 0 })
  })

  test.each([
    [
      'sizes that do not sum to 100',
      { conditions: [{ ...definition().conditions[0], partitions: [{ treatment: 'on', size: 99 }] }] },
    ],
    ['a configuration that is no JSON', { configurations: { on: '{' } }],
    ['a prerequisite that is not there', { prerequisites: [{ n: 'missing', ts: ['on'] }] }],
    ['an unknown field', { more: 1 }],
  ])('with %s are refused, and those before stay', async (_what, change) => {
    await write(change)
    await expect(library.reload()).rejects.toThrow('flags/portrait.json')
    expect(await changes('since=-1')).toMatchObject({ flags: 1, till: NOW })
  })
})

describe('what clients report', () => {
  test('is stored once, however often it is sent', async () => {
    for (let n = 0; n < 3; n++) {
      expect((await post('/testImpressions/bulk', impressions)).status).toBe(200)
      expect((await post('/events/bulk', events)).status).toBe(200)
    }
    expect([await count('flag_impressions'), await count('flag_events')]).toEqual([1, 1])
  })

  test('may be the same twice within one body', async () => {
    await post('/events/bulk', [...events, ...events])
    await post('/events/bulk', [...events, ...events])
    expect(await count('flag_events')).toBe(2)
  })

  test.each([
    ['/testImpressions', impressions, 'flag_impressions'],
    ['/events', events, 'flag_events'],
    ['/testImpressions/count', { pf: [{ f: 'portrait', m: NOW, rc: 3 }] }, 'flag_impression_counts'],
    ['/v1/metrics/usage', { lS: { sp: NOW } }, 'flag_telemetry'],
  ])('comes by %s/beacon as text, with the key in its body', async (path, entries, table) => {
    const body = JSON.stringify({ entries, token: KEY, sdk: 'browserjs-1.7.1' })
    const headers = { authorization: '', 'content-type': 'text/plain;charset=UTF-8' }
    expect((await post(`${path}/beacon`, body, headers)).status).toBe(204)
    expect(await count(table)).toBe(1)
  })

  test('of keys by flag is acknowledged and not stored', async () => {
    const body = JSON.stringify({ entries: { keys: [{ k: 'v1', fs: ['portrait'] }] }, token: KEY })
    expect((await post('/v1/keys/cs/beacon', body)).status).toBe(204)
  })

  test.each([
    ['/testImpressions/bulk', impressions],
    ['/events/bulk', events],
    ['/testImpressions/count', { pf: [] }],
    ['/v1/metrics/config', {}],
  ])('to %s is refused without the key', async (path, body) => {
    expect((await post(path, body, { authorization: 'Bearer other' })).status).toBe(401)
  })

  test.each([
    ['/testImpressions/bulk', 'no JSON'],
    ['/testImpressions/bulk', [{ f: 'portrait', i: [{ k: 'a\u0000b', t: 'on', m: NOW }] }]],
    ['/testImpressions/bulk', [{ f: 'portrait', i: [{ k: 'x'.repeat(251), t: 'on', m: NOW }] }]],
    ['/events/bulk', [{ ...events[0], eventTypeId: '-first' }]],
    ['/events/bulk', [{ ...events[0], timestamp: 1e300 }]],
    ['/events/bulk', [{ ...events[0], properties: { deep: { er: 1 } } }]],
    ['/events/bulk', [{ ...events[0], properties: { text: '\ud800' } }]],
    ['/events/bulk', {}],
    ['/events/beacon', [1]],
    ['/v1/metrics/usage', { text: 'a\u0000b' }],
  ])('to %s is refused where it is not as the protocol says', async (path, body) => {
    expect((await post(path, body)).status).toBe(400)
    expect([await count('flag_impressions'), await count('flag_events')]).toEqual([0, 0])
  })

  test('with more than 300 properties is stored without the further ones, and the batch with it', async () => {
    const of = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, index]))
    const batch = [301, 300, 1000].map((count, index) => ({
      ...events[0],
      timestamp: NOW + index,
      properties: of(count),
    }))
    expect((await post('/events/bulk', batch)).status).toBe(200)
    const { rows } = (await database().execute(
      'select properties from flag_events order by at',
    )) as unknown as {
      rows: { properties: object }[]
    }
    expect(rows.map(({ properties }) => properties)).toEqual([of(300), of(300), of(300)])
  })

  test('of more than 32 KiB of properties is refused', async () => {
    const properties = { text: 'ä'.repeat(17_000) }
    expect((await post('/events/bulk', [{ ...events[0], properties }])).status).toBe(400)
  })

  test('of flags that are not there is left out', async () => {
    expect((await post('/testImpressions/bulk', [{ ...impressions[0], f: 'made-up' }])).status).toBe(200)
    expect(await count('flag_impressions')).toBe(0)
  })

  test('is limited by address', async () => {
    const { app } = createFlagService({
      db: database(),
      library,
      clientKey: KEY,
      addressOf: () => '192.0.2.1',
    })
    const many = Array.from({ length: 1000 }, (_, n) => ({ ...events[0], timestamp: NOW + n }))
    const send = () =>
      app.request('/events/bulk', {
        method: 'POST',
        headers: { authorization: `Bearer ${KEY}` },
        body: JSON.stringify(many),
      })
    for (let full = 0; full < 6; full++) expect((await send()).status).toBe(200)
    const refused = await send()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
