import { SpanStatusCode } from '@opentelemetry/api'
import { localisedFailureMessage } from '@passepartout/api'
import { withTraceSpan } from '@passepartout/db'
import {
  AppError,
  findShopByHost,
  type HostMap,
  type Locale,
  type ResolvedRequest,
  redactPathForLog,
  resolveRequest,
} from '@passepartout/domain'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { RequestEnvironment } from './http/listener.ts'
import { receiveBody } from './http/receive-body.ts'
import { rejectInvalidUrls } from './http/reject-invalid-urls.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Logger } from './log.ts'
import { continueTrace } from './operations/continue-trace.ts'
import type { Readiness } from './readiness.ts'

export type ShopEnvironment = { Bindings: RequestEnvironment; Variables: { log: Logger } }
type Handler = (request: Request, environment: RequestEnvironment) => Response | Promise<Response>

export interface ShopAppOptions {
  log: Logger
  hosts: HostMap
  https: boolean
  /** Third-party host of images. */
  pictures?: string | undefined
  readiness: () => Promise<Readiness>
  /** The API: its own paths take precedence over pages; it checks permissions itself. */
  api: { paths: readonly string[]; fetch: Handler } | undefined
  /** Hosts of operators that belong to no shop. */
  staffHosts?: readonly string[]
  /** Apps by path prefix, tried in this order; the longest prefixes first. */
  mounts: { prefixes: string[]; fetch: Handler }[]
  /** Mounts the static files. */
  files: (app: Hono<ShopEnvironment>) => void
  /** Called for each completed request. */
  answered?: (request: { path: string; method: string; status: number; ms: number }) => void
  /** Called with the headers that describe the visitor's device. */
  seen?: (path: string, headers: Record<string, string>) => void
  /** Called for each request before it is handled. */
  noteAddress?: (request: Request, environment: RequestEnvironment) => void
  /** Handles everything else as a page. */
  pages: ((request: Request, host: string, resolution: ResolvedRequest) => Promise<Response>) | undefined
}

/** The root app of the process: request id, log, headers, health, host check, then API, mounts, files and pages. */
export function createShopApp(options: ShopAppOptions): Hono<ShopEnvironment> {
  const { log, hosts, https, pictures, api, mounts } = options
  const app = new Hono<ShopEnvironment>()
  const headers = Object.entries(securityHeaders(https, { pictures }))

  app.use(async (c, next) => {
    const began = performance.now()
    const requestId = c.env?.requestId ?? '-'
    options.noteAddress?.(c.req.raw, c.env)
    c.set('log', log.child({ requestId }))
    const facts = { 'http.request.method': c.req.method, 'url.path': redactPathForLog(c.req.path), requestId }
    await continueTrace(c.req.raw.headers, () =>
      withTraceSpan(
        `${c.req.method} request`,
        facts,
        async span => {
          await next()
          span?.setAttribute('http.response.status_code', c.res.status)
          // Failures are handled further in: nothing is thrown up to here.
          if (c.res.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        },
        { beginsTrace: true },
      ),
    )
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    c.res.headers.set('X-Request-Id', requestId)
    // Never honoured: a public shop fetches no address that a visitor names (specification 7).
    if (c.req.query('_baseUrl') !== undefined)
      c.var.log.warn({ parameter: '_baseUrl', path: redactPathForLog(c.req.path) }, 'base address ignored')
    const ms = Math.round(performance.now() - began)
    options.answered?.({ path: c.req.path, method: c.req.method, status: c.res.status, ms })
    options.seen?.(c.req.path, c.req.header())
    c.var.log.info(
      { method: c.req.method, path: redactPathForLog(c.req.path), status: c.res.status, ms },
      'request',
    )
  })
  // Compresses pages and JSON of one visitor; cached responses have their own encoding. Pages with a token in their
  // address stay uncompressed: they hold the secret beside text from the address, which the BREACH attack exploits.
  const compressed = compress()
  app.use((c, next) => (redactPathForLog(c.req.path) === c.req.path ? compressed(c, next) : next()))
  app.get('/health/live', c => c.json({ status: 'ok' }))
  app.get('/health/ready', async c => {
    const readiness = await options.readiness()
    return c.json(readiness, readiness.status === 'not ready' ? 503 : 200, { 'Cache-Control': 'no-store' })
  })

  app.use(async (c, next) => {
    const host = c.req.header('host') ?? ''
    if (options.staffHosts?.includes(host.replace(/:\d+$/, '').toLowerCase())) return next()
    if (findShopByHost(hosts, host)) return next()
    return c.text('No shop answers on this host.', 421)
  })

  if (api) for (const path of api.paths) app.all(path, c => api.fetch(c.req.raw, c.env))
  app.use(rejectInvalidUrls)
  app.use((c, next) =>
    receiveBody({
      replaced: (_, request) => options.noteAddress?.(request, c.env),
      refuse: (problem, request) => sayFailure(new AppError(problem), request),
    })(c, next),
  )

  options.files(app)
  for (const { prefixes, fetch } of mounts) {
    for (const prefix of prefixes) app.all(prefix, c => fetch(c.req.raw, c.env))
  }
  const { pages } = options
  if (pages)
    app.all('*', c => {
      const host = c.req.header('host') ?? ''
      const { pathname, search } = new URL(c.req.url)
      const resolution = resolveRequest(hosts, { host, path: pathname, search })
      return withTraceSpan('page', {}, () => pages(c.req.raw, host, resolution))
    })

  app.onError((err, c) => {
    c.var.log.error({ err, path: redactPathForLog(c.req.path) }, 'request failed')
    return sayFailure(err, c.req.raw)
  })
  return app

  function sayFailure(error: unknown, request: Request): Response {
    const locale = readLocale(hosts, request)
    const { status, text, headers } = localisedFailureMessage(error, locale)
    const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale }
    return new Response(text, { status, headers: { ...headers, ...textHeaders } })
  }
}

/** The locale of an address; English where it is unknown. */
function readLocale(hosts: HostMap, { url, headers }: Request): Locale {
  const host = headers.get('host') ?? ''
  for (const path of [new URL(url).pathname, '/']) {
    const resolution = resolveRequest(hosts, { host, path, search: '' })
    if ('shop' in resolution) return resolution.shop.locale
  }
  return 'en-GB'
}
