import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inSpan, sumDailyCounts } from '@passepartout/db'
import { useDatabase } from '@passepartout/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { openErrorReports } from './open-error-reports.ts'
import { openTraces } from './open-traces.ts'

const database = useDatabase()
const SECRET = 'Lena und Jonas'
const DAY = { from: '2026-11-23', to: '2026-11-23' }
let received: { path: string; body: string }[]
let server: ReturnType<typeof createServer>
let origin: string

/** A collector, or a service for errors: keeps what it is sent. */
beforeEach(async () => {
  received = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString('utf8') })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise(resolve => server.close(resolve)))

describe('traces', () => {
  const oneRequest = () =>
    inSpan(
      'GET request',
      { 'url.path': '/a' },
      () =>
        inSpan(
          'call getCart',
          {},
          async () => void (await sumDailyCounts(database(), { ...DAY, shop: SECRET })),
        ),
      { beginsTrace: true },
    )

  test('reach the collector as one tree: request, call, statement without its values', async () => {
    const close = await openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_SERVICE_NAME: 'shop' })
    await oneRequest()
    await sumDailyCounts(database(), DAY)
    await close()
    expect(received.map(({ path }) => path)).toEqual(['/v1/traces'])
    const sent = JSON.parse(received[0]?.body ?? '{}')
    const spans = sent.resourceSpans[0].scopeSpans[0].spans as {
      name: string
      traceId: string
      spanId: string
      parentSpanId?: string
    }[]
    const named = Object.fromEntries(spans.map(span => [span.name, span]))
    expect(Object.keys(named).sort()).toEqual(['GET request', 'call getCart', 'database'])
    expect(named.database?.parentSpanId).toBe(named['call getCart']?.spanId)
    expect(named['call getCart']?.parentSpanId).toBe(named['GET request']?.spanId)
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect(received[0]?.body).toContain('$1')
    expect(received[0]?.body).not.toContain(SECRET)
  })

  test('go nowhere without an endpoint', async () => {
    const close = await openTraces({ OTEL_SERVICE_NAME: 'shop' })
    await oneRequest()
    await close()
    expect(received).toEqual([])
  })
})

describe('error reports', () => {
  const report = async (write: (log: ReturnType<typeof createLog>) => void, dsn: string | undefined) => {
    const close = await openErrorReports({ SENTRY_DSN: dsn, NODE_ENV: 'test' })
    write(createLog('trace', { write: () => undefined }))
    await close()
  }
  const dsn = () => origin.replace('http://', 'http://key@').concat('/7')
  const events = () =>
    received.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '{}') as Record<string, unknown>)

  test('tell errors of the server as its log does, with their cause', async () => {
    const cause = Object.assign(new Error(`Failed query: insert\nparams: ${SECRET}`), {
      name: 'DrizzleError',
    })
    await report(
      log => log.error({ err: new Error('outer', { cause }), requestId: 'r-1' }, 'a call failed'),
      dsn(),
    )
    expect(received[0]?.path).toContain('/api/7/envelope/')
    expect(events()).toMatchObject([
      {
        message: 'a call failed',
        level: 'error',
        tags: { requestId: 'r-1' },
        exception: { values: [{ value: 'Failed query' }, { value: 'outer' }] },
      },
    ])
    expect(received[0]?.body).not.toContain(SECRET)
  })

  test('tell what browsers told the shop, and no other warning', async () => {
    await report(log => {
      log.warn(
        { key: 'browser-error', path: '/', browser: { message: 'x is not defined' } },
        'told by a browser',
      )
      log.warn({ key: 'countdown-date-in-past' }, 'a countdown ran out')
      log.info('all is well')
    }, dsn())
    expect(events()).toMatchObject([{ level: 'warning', logger: 'browser', tags: { key: 'browser-error' } }])
  })

  test('go nowhere without a DSN', async () => {
    await report(log => log.error('a call failed'), undefined)
    expect(received).toEqual([])
  })
})
