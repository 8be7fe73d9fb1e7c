import { SpanStatusCode } from '@opentelemetry/api'
import { failureSentence } from '@passepartout/api'
import { inSpan } from '@passepartout/db'
import { type HostMap, type Locale, loggedPath, resolveRequest } from '@passepartout/domain'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { guardAddress } from './http/guard.ts'
import type { RequestEnvironment } from './http/listener.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Logger } from './log.ts'
import { inTraceOf } from './operations/in-trace-of.ts'
import type { Readiness } from './readiness.ts'

export type ShopEnvironment = { Bindings: RequestEnvironment; Variables: { log: Logger } }
type Handler = (request: Request, environment: RequestEnvironment) => Response | Promise<Response>

export interface ShopAppOptions {
  log: Logger
  hosts: HostMap
  https: boolean
  /** Where pictures may come from beside the shop itself. */
  pictures?: string | undefined
  readiness: () => Promise<Readiness>
  /** The API: its own paths, wherever they lie, win before pages; it guards them itself. */
  api: { paths: readonly string[]; fetch: Handler } | undefined
  /** Hosts of operators that are no shop's. */
  staffHosts?: readonly string[]
  /** Apps by path prefix, asked in this order; the longest prefixes first. */
  mounts: { prefixes: string[]; fetch: Handler }[]
  /** Files served as they are. */
  files: (app: Hono<ShopEnvironment>) => void
  /** Told of each request that was answered. */
  answered?: (request: { path: string; method: string; status: number; ms: number }) => void
  /** Told of each request before anybody answers it. */
  noteAddress?: (request: Request, environment: RequestEnvironment) => void
  /** Everything else is a page. */
  pages: ((request: Request, host: string) => Promise<Response>) | undefined
}

/** Puts the apps of the process behind one door: request id, log, headers, health, host check, then who answers. */
export function createShopApp(options: ShopAppOptions): Hono<ShopEnvironment> {
  const { log, hosts, https, pictures, api, mounts } = options
  const app = new Hono<ShopEnvironment>()
  const headers = Object.entries(securityHeaders(https, { pictures }))

  app.use(async (c, next) => {
    const began = performance.now()
    const requestId = c.env?.requestId ?? '-'
    options.noteAddress?.(c.req.raw, c.env)
    c.set('log', log.child({ requestId }))
    const facts = { 'http.request.method': c.req.method, 'url.path': loggedPath(c.req.path), requestId }
    await inTraceOf(c.req.raw.headers, () =>
      inSpan(
        `${c.req.method} request`,
        facts,
        async span => {
          await next()
          span?.setAttribute('http.response.status_code', c.res.status)
          // What failed was answered within: nothing is thrown up to here.
          if (c.res.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        },
        { beginsTrace: true },
      ),
    )
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    c.res.headers.set('X-Request-Id', requestId)
    const ms = Math.round(performance.now() - began)
    options.answered?.({ path: c.req.path, method: c.req.method, status: c.res.status, ms })
    c.var.log.info(
      { method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms },
      'request',
    )
  })
  app.get('/health/live', c => c.json({ status: 'ok' }))
  app.get('/health/ready', async c => {
    const readiness = await options.readiness()
    return c.json(readiness, readiness.status === 'not ready' ? 503 : 200, { 'Cache-Control': 'no-store' })
  })

  app.use(async (c, next) => {
    const host = c.req.header('host') ?? ''
    if (options.staffHosts?.includes(host.replace(/:\d+$/, '').toLowerCase())) return next()
    if (resolveRequest(hosts, { host, path: '/', search: '' }).kind !== 'unknown-host') return next()
    return c.text('No shop answers on this host.', 421)
  })

  if (api) for (const path of api.paths) app.all(path, c => api.fetch(c.req.raw, c.env))
  app.use(guardAddress)

  options.files(app)
  for (const { prefixes, fetch } of mounts) {
    for (const prefix of prefixes) app.all(prefix, c => fetch(c.req.raw, c.env))
  }
  const { pages } = options
  if (pages) app.all('*', c => inSpan('page', {}, () => pages(c.req.raw, c.req.header('host') ?? '')))

  app.onError((err, c) => {
    c.var.log.error({ err, path: loggedPath(c.req.path) }, 'request failed')
    const locale = readLocale(hosts, c.req.raw)
    const { status, text, headers } = failureSentence(err, locale)
    return c.text(text, status as ContentfulStatusCode, { ...headers, 'Content-Language': locale })
  })
  return app
}

/** The locale that an address belongs to; English where nobody can tell. */
function readLocale(hosts: HostMap, { url, headers }: Request): Locale {
  const host = headers.get('host') ?? ''
  for (const path of [new URL(url).pathname, '/']) {
    const resolution = resolveRequest(hosts, { host, path, search: '' })
    if ('shop' in resolution) return resolution.shop.locale
  }
  return 'en-GB'
}
