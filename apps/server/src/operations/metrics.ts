import { getOrCreate } from '@passepartout/domain'
import {
  DEVICE_KINDS,
  type DeviceKind,
  deviceInfo,
  deviceKind,
  signsOfHeaders,
} from '@passepartout/domain/device'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LingeringClose } from '../http/lingering-close.ts'

interface MetricSources {
  /** Pages in memory. */
  cache: { readonly size: number; readonly bytes: number }
  /** Connections of the database pool; undefined for the embedded database, which has one. */
  connections?: (() => { all: number; idle: number; waiting: number }) | undefined
  queues: () => Promise<readonly { name: string; waiting: number; running: number; givenUp: number }[]>
  /** Records of the flag service that are not stored yet. */
  flagRecords: () => number
  /** Free bytes on the disk of the data folder. */
  freeBytes: () => Promise<number>
  /** Connections whose response was sent before their request was read; undefined without a port. */
  lingering?: Pick<LingeringClose, 'open' | 'ended'> | undefined
}

export type Metrics = ReturnType<typeof createMetrics>

/** Prometheus metrics of this process: requests, cache, database, queues, and the event loop's delay. */
export function createMetrics({
  cache,
  connections,
  queues,
  flagRecords,
  freeBytes,
  lingering,
}: MetricSources) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]

  const requests = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time to answer a request that no stored page answered.',
    labelNames: ['part', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const cached = new Counter({
    name: 'shop_page_cache_hits_total',
    help: 'Requests that a stored page answered.',
    registers,
  })
  const seen = new Counter({
    name: 'shop_pages_total',
    help: 'Pages that were answered, stored ones included, by the kind of device that asked.',
    labelNames: ['device'],
    registers,
  })
  for (const device of DEVICE_KINDS) seen.inc({ device }, 0)
  const logged = new Counter({
    name: 'shop_log_events_total',
    help: 'Log lines of warnings and errors, by key.',
    labelNames: ['level', 'key'],
    registers,
  })
  const limited = new Counter({
    name: 'shop_limits_refused_total',
    help: 'Calls that a limit refused, by limit.',
    labelNames: ['limit'],
    registers,
  })
  gauge('shop_page_cache_pages', 'Pages in memory.', () => cache.size)
  gauge('shop_page_cache_bytes', 'Bytes of the pages in memory.', () => cache.bytes)
  gauge('shop_flag_records_waiting', 'Impressions and events that wait to be stored.', flagRecords)
  gauge(
    'shop_disk_free_bytes',
    'Bytes left where photos, print files and the embedded database lie.',
    freeBytes,
  )
  if (connections) {
    gauge('shop_database_connections', 'Connections to the database.', () => connections().all)
    gauge('shop_database_connections_idle', 'Connections that nobody uses.', () => connections().idle)
    gauge('shop_database_waiting', 'Queries that wait for a connection.', () => connections().waiting)
  }
  if (lingering) {
    gauge('shop_early_answers_open', 'Senders heard out after an early answer.', lingering.open)
    new Counter({
      name: 'shop_early_answers_total',
      help: 'Answers before the request was read, by whether its sender hung up or a bound ended it.',
      labelNames: ['end'],
      registers,
      collect() {
        const { bySender, byBound } = lingering.ended()
        this.reset()
        this.inc({ end: 'sender' }, bySender)
        this.inc({ end: 'bound' }, byBound)
      },
    })
  }
  new Gauge({
    name: 'shop_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { name, waiting, running, givenUp } of await queues()) {
        this.set({ queue: name, state: 'waiting' }, waiting)
        this.set({ queue: name, state: 'running' }, running)
        this.set({ queue: name, state: 'given-up' }, givenUp)
      }
    },
  })

  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  }

  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    cached: () => cached.inc(),
    /** Counts a page view; other paths are not counted. */
    seen: (path: string, headers: Parameters<typeof signsOfHeaders>[0]) => {
      if (routeLabel(path) === 'pages') seen.inc({ device: kindOf(headers) })
    },
    limited: (limit: string) => limited.inc({ limit }),
    logged: (level: string, key: string) => logged.inc({ level, key }),
    answered: ({ path, method, status, ms }: { path: string; method: string; status: number; ms: number }) =>
      requests.observe(
        { part: routeLabel(path), method, status: `${Math.floor(status / 100)}xx` },
        ms / 1000,
      ),
  }
}

/** Cached by header values: a browser sends the same ones with every page. */
const known = getOrCreate<DeviceKind>(1000)

function kindOf(headers: Parameters<typeof signsOfHeaders>[0]): DeviceKind {
  const signs = signsOfHeaders(headers)
  return known(JSON.stringify(signs), () => deviceKind(deviceInfo(signs)))
}

const PARTS: readonly [part: string, path: RegExp][] = [
  ['api', /^\/(?:web-api|price-api|api|frontend-api)\//],
  ['flags', /^\/_flags\//],
  ['content', /^\/_cms\//],
  ['pictures', /^\/_ipx\//],
  ['health', /^\/(?:health|metrics)/],
  ['files', /\.\w{2,5}$/],
]

/** Few values: a metric by address would grow with every visitor. */
const routeLabel = (path: string): string => PARTS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages'
