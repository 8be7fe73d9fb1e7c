import {
  addFlagEvents,
  addFlagImpressionCounts,
  addFlagImpressions,
  addFlagTelemetry,
  createInMemoryRateLimiter,
  type Database,
  type FlagEvent,
  type FlagImpression,
} from '@passepartout/db'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createBatchWriter, WriteQueueFullError } from './batch-writer.ts'
import type { FlagLibrary } from './flag-library.ts'
import { readCounts, readEvents, readImpressions } from './records.ts'

/** Bytes of some two thousand impressions, far more than a visitor's client collects in a minute. */
const LARGEST_BODY = 256 * 1024
const LARGEST_REPORT = 64 * 1024
/** Records of one address per minute; a visitor's client sends some tens. */
const RECORDS_PER_MINUTE = 6000

export interface FlagServiceOptions {
  db: Database
  library: FlagLibrary
  /** Key of the clients. Every page contains it, so it grants access to this service alone. */
  clientKey: string
  /** A visitor's address as the process knows it, for the rate limit. */
  addressOf?: (request: Request) => string | undefined
  clock?: () => Date
}

/**
 * The part of Split's protocol that browsers use, so that the official client works with this shop alone: definitions
 * and memberships are served; impressions, events, counts and telemetry are stored before they are acknowledged.
 */
export function createFlagService({
  db,
  library,
  clientKey,
  addressOf,
  clock = () => new Date(),
}: FlagServiceOptions) {
  const impressions = createBatchWriter<FlagImpression>({
    write: items => addFlagImpressions(db, items, clock()),
  })
  const events = createBatchWriter<FlagEvent>({ write: items => addFlagEvents(db, items, clock()) })
  const limiter = createInMemoryRateLimiter({ name: 'flag-records', points: RECORDS_PER_MINUTE, seconds: 60 })

  const isKnown = (c: Context) => c.req.header('authorization') === `Bearer ${clientKey}`
  const unauthorized = (c: Context) => c.json({ message: 'The key is not known here' }, 401)
  const unreadable = (c: Context) => c.json({ message: 'The body is not as the protocol says' }, 400)

  /** Stores request bodies, by path; the `entries` of a beacon equal the body of the JSON call. */
  const KEEPERS: Record<string, (entries: unknown, c: Context) => Promise<Response | undefined>> = {
    '/testImpressions': async (entries, c) => {
      const read = readImpressions(entries)
      if (!read.ok) return unreadable(c)
      const known = read.records.filter(({ flag }) => library.has(flag))
      return (await limited(c, known.length)) ?? ignoreResult(impressions.add(known))
    },
    '/events': async (entries, c) => {
      const read = readEvents(entries)
      if (!read.ok) return unreadable(c)
      return (await limited(c, read.records.length)) ?? ignoreResult(events.add(read.records))
    },
    '/testImpressions/count': async (entries, c) => {
      const read = readCounts(entries)
      if (!read.ok) return unreadable(c)
      const known = read.records.filter(({ flag }) => library.has(flag))
      return (await limited(c, known.length)) ?? ignoreResult(addFlagImpressionCounts(db, known))
    },
    '/v1/metrics/config': (entries, c) => keepReport('config', entries, c),
    '/v1/metrics/usage': (entries, c) => keepReport('usage', entries, c),
    // Discarded: flag names by visitor, which impressions contain as well, and those only with the visitor's consent.
    '/v1/keys/cs': async () => undefined,
  }

  async function keepReport(kind: string, report: unknown, c: Context): Promise<Response | undefined> {
    const text = JSON.stringify(report)
    if (text.length > LARGEST_REPORT || UNSTORABLE.test(text)) return unreadable(c)
    return (await limited(c, 1)) ?? ignoreResult(addFlagTelemetry(db, kind, report, clock()))
  }

  async function limited(c: Context, records: number): Promise<Response | undefined> {
    const address = addressOf?.(c.req.raw)
    if (address === undefined || records === 0) return undefined
    const allowance = await limiter.spend(address, records)
    if (allowance.ok) return undefined
    return c.json({ message: 'Too many records' }, 429, { 'Retry-After': String(allowance.waitSeconds) })
  }

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use(
    bodyLimit({ maxSize: LARGEST_BODY, onError: c => c.json({ message: 'The body is too long' }, 413) }),
  )
  app.onError((error, c) => {
    if (error instanceof WriteQueueFullError)
      return c.json({ message: error.message }, 503, { 'Retry-After': '5' })
    throw error
  })
  app.notFound(c => c.json({ message: 'There is no such call' }, 404))

  app.get('/version', c => c.json({ version: '1' }))
  app.get('/splitChanges', c => {
    if (!isKnown(c)) return unauthorized(c)
    const since = Number(c.req.query('since') ?? -1)
    if (!Number.isInteger(since)) return unreadable(c)
    const chosen = { sets: c.req.query('sets')?.split(','), names: c.req.query('names')?.split(',') }
    const rbSince = Number(c.req.query('rbSince') ?? -1)
    const segments = Number.isInteger(rbSince) ? rbSince : -1
    return c.json({ ff: library.changesSince(since, chosen), rbs: { d: [], s: segments, t: segments } })
  })
  app.get('/memberships/:key', c => {
    if (!isKnown(c)) return unauthorized(c)
    const names = library.segmentsOf(c.req.param('key'))
    return c.json({ ms: { k: names.map(n => ({ n })) }, ls: { k: [] } })
  })
  // Without push, clients poll for changes every minute.
  app.get('/v2/auth', c => (isKnown(c) ? c.json({ pushEnabled: false, token: '' }) : unauthorized(c)))

  for (const [path, keep] of Object.entries(KEEPERS)) {
    const bulk = path === '/events' || path === '/testImpressions' ? `${path}/bulk` : path
    app.post(bulk, async c => {
      if (!isKnown(c)) return unauthorized(c)
      const body = await jsonOf(c)
      return body === undefined ? unreadable(c) : ((await keep(body, c)) ?? c.body(null, 200))
    })
    // A page being closed cannot set headers: the key is in the body.
    if (path !== '/v1/metrics/config')
      app.post(`${path}/beacon`, async c => {
        const body = await jsonOf(c)
        if (!isBeacon(body)) return unreadable(c)
        if (body.token !== clientKey) return unauthorized(c)
        return (await keep(body.entries, c)) ?? c.body(null, 204)
      })
  }
  return { app, waiting: () => impressions.waiting() + events.waiting() }
}

/** JSON escapes of NUL and lone surrogates, which the database refuses. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i

const ignoreResult = (writing: Promise<void>): Promise<undefined> => writing.then(() => undefined)

const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined)

const isBeacon = (body: unknown): body is { entries: unknown; token: unknown } =>
  typeof body === 'object' && body !== null && 'entries' in body && 'token' in body
