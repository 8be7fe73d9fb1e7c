import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sumDailyMetrics, withTraceSpan } from '@passepartout/db'
import { useDatabase } from '@passepartout/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createImageService } from '../image-service.ts'
import { createLog } from '../log.ts'
import { continueTrace } from './continue-trace.ts'
import { startErrorReporting } from './start-error-reporting.ts'
import { startTracing } from './start-tracing.ts'

const database = useDatabase()
const SECRET = 'Lena und Jonas'
const DAY = { from: '2026-11-23', to: '2026-11-23' }
let received: { path: string; body: string }[]
let server: ReturnType<typeof createServer>
let origin: string

/** A collector, or an error service: records what it receives. */
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
    withTraceSpan(
      'GET request',
      { 'url.path': '/a' },
      () =>
        withTraceSpan(
          'call getCart',
          {},
          async () => void (await sumDailyMetrics(database(), { ...DAY, shop: SECRET })),
        ),
      { beginsTrace: true },
    )

  test('reach the collector as one tree: request, call, statement without its values', async () => {
    const close = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_SERVICE_NAME: 'shop' })
    await oneRequest()
    await sumDailyMetrics(database(), DAY)
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

  test.each([
    ['goes on', 'X-Real-Ip', true],
    ['is no browser’s to name', 'direct', false],
    ['is no browser’s to name where nothing is said of a proxy', undefined, false],
  ])('the trace of a request %s', async (_, TRUSTED_ADDRESS_HEADER, goesOn) => {
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: origin,
      OTEL_SERVICE_NAME: 'shop',
      TRUSTED_ADDRESS_HEADER,
    }
    const close = await startTracing(settings)
    const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    await continueTrace(new Headers({ traceparent: `00-${trace}-${span}-01` }), oneRequest)
    await close()
    const [sent] = JSON.parse(received[0]?.body ?? '{}').resourceSpans[0].scopeSpans[0].spans.slice(-1)
    expect([sent.traceId === trace, sent.parentSpanId === span]).toEqual([goesOn, goesOn])
  })

  test('name the time that a picture took', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    const picture = { width: 30, height: 20, channels: 3, background: '#1e5b4a' } as const
    await sharp({ create: picture }).jpeg().toFile(join(folder, 'a.jpg'))
    const answer = createImageService({
      ...{ root: folder, cacheDir: join(folder, 'cache'), secret: 'a secret that signs' },
      ...{ isOffered: () => true, requesterOf: () => 'somebody' },
    })
    const close = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_SERVICE_NAME: 'shop' })
    const ask = () => answer(new Request('http://shop.test/_ipx/w_10&f_webp/a.jpg'))
    const statuses = await withTraceSpan('GET request', {}, async () => [await ask(), await ask()], {
      beginsTrace: true,
    })
    await close()
    await rm(folder, { recursive: true })
    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    const spans = JSON.parse(received[0]?.body ?? '{}').resourceSpans[0].scopeSpans[0].spans
    // The second request was served from the cache.
    expect(spans.map(({ name }: { name: string }) => name)).toEqual(['picture render', 'GET request'])
  })

  test('go nowhere without an endpoint', async () => {
    const close = await startTracing({ OTEL_SERVICE_NAME: 'shop' })
    await oneRequest()
    await close()
    expect(received).toEqual([])
  })
})

describe('error reports', () => {
  const report = async (write: (log: ReturnType<typeof createLog>) => void, dsn: string | undefined) => {
    const close = await startErrorReporting({ SENTRY_DSN: dsn, NODE_ENV: 'test' })
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
      log => log.error({ err: new Error('outer', { cause }), requestId: 'r-1' }, 'API call failed'),
      dsn(),
    )
    expect(received[0]?.path).toContain('/api/7/envelope/')
    expect(events()).toMatchObject([
      {
        message: 'API call failed',
        level: 'error',
        tags: { requestId: 'r-1' },
        exception: { values: [{ value: 'Failed query' }, { value: 'outer' }] },
      },
    ])
    expect(received[0]?.body).not.toContain(SECRET)
  })

  test('tell what browsers told the shop, and no other warning', async () => {
    await report(log => {
      log.warn({ key: 'browser-error', path: '/', browser: { message: 'x is not defined' } }, 'browser event')
      log.warn({ key: 'countdown-date-in-past' }, 'countdown date is in the past')
      log.info('all is well')
    }, dsn())
    expect(events()).toMatchObject([{ level: 'warning', logger: 'browser', tags: { key: 'browser-error' } }])
  })

  test('go nowhere without a DSN', async () => {
    await report(log => log.error('API call failed'), undefined)
    expect(received).toEqual([])
  })
})
