import { deleteOldContactEmails } from '@passepartout/commerce/emails'
import { deleteExpiredVisitorsAndOrders, removeOldPhotos } from '@passepartout/commerce/retention'
import { PHOTO_PARTS } from '@passepartout/contracts'
import { removeExpiredLimits, removeOldPhotoLinks, withTraceSpan } from '@passepartout/db'
import { ERROR_STATUS, isSoldInChannel, parseShopHeaders, type Shop } from '@passepartout/domain'
import { isSameOrigin } from '@passepartout/http'
import { type Context, Hono } from 'hono'
import type { ApiDeps, PricePreview } from './deps.ts'
import { compressResponse, sendCachedResponse } from './http/cached-response.ts'
import { type Refusal, refuse } from './http/call-result.ts'
import { countRefusal, countSuccess } from './http/count-calls.ts'
import { createContexts } from './http/create-contexts.ts'
import { toErrorResponse, toRefusal } from './http/error-response.ts'
import { logFailedSignIn } from './http/log-failed-sign-in.ts'
import { createPublicResponseCache } from './http/public-response-cache.ts'
import { type ApiEnv, requestIdOf } from './http/request-id.ts'
import type { Route } from './http/router.ts'
import { runRoute } from './http/run-route.ts'
import { shopForReader } from './http/shop-for-reader.ts'
import { translatorFor } from './messages/messages.ts'
import { deleteExpiredAccess } from './modules/account/index.ts'
import { removeOldShares } from './modules/draft-shares/index.ts'
import { removeOldGuestBooks } from './modules/guest-books/index.ts'
import { cleanUpInterruptedUploads, createResumableUploads } from './modules/photos/index.ts'
import { deleteExpiredResults } from './modules/toolbox/index.ts'
import { descriptionOf } from './openapi/description.ts'
import { ROUTES } from './routes.ts'

export type { ApiEnv } from './http/request-id.ts'

export interface Api extends Hono<ApiEnv> {
  /** Deletes what a crash left incomplete and what has expired. Call it at start and hourly. */
  repair(): Promise<{ photos: number }>
  /** Every path of the API with parameters as `:name`; requests for them never reach the pages. */
  readonly paths: readonly string[]
}

const LONGEST_ADDRESS = 8192
/** Public responses of a preview are for its operator alone. */
const UNCACHED = {
  find: () => undefined,
  keep: ({ text }: { text: string }) =>
    new Response(text, {
      headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
    }),
}
/** Prefixes of calls only: an unknown path below them is an API error and not a missing page. */
const OWN_PREFIXES = ['/price-api/*', '/web-api/*', '/api/*', '/frontend-api/*']
const MAX_PUBLIC_BYTES = 32 * 1024 * 1024

/** The API as one Hono app; everything it needs is passed as dependencies. */
export function createApi(deps: ApiDeps): Api {
  if (deps.secret.length < 32) throw new RangeError('The secret must have at least 32 characters')
  const contextOf = createContexts(deps)
  const publicAnswers = createPublicResponseCache({ maxBytes: MAX_PUBLIC_BYTES })
  const app = new Hono<ApiEnv>({ strict: false })
  const routes = Object.values(ROUTES).flat()
  const descriptions = descriptionOf(ROUTES)

  const fail = (c: Context<ApiEnv>, refusal: Refusal, shop: Shop = shopForReader(c.req.raw)) =>
    toErrorResponse(refusal, translatorFor(shop.locale, shop.channel), requestIdOf(c.req.raw, c.env))

  function failed(c: Context<ApiEnv>, error: unknown, shop?: Shop, call?: Route['call']): Response {
    const refusal = toRefusal(error)
    if (call) logFailedSignIn(deps.log, call, refusal, requestIdOf(c.req.raw, c.env))
    const fields = { err: error, requestId: requestIdOf(c.req.raw, c.env), path: c.req.routePath }
    if (ERROR_STATUS[refusal.refused] >= 500) deps.log.error(fields, 'API call failed')
    return fail(c, refusal, shop)
  }

  /** Logs and refuses a write that another site made the browser send. */
  function refusedElsewhere(c: Context<ApiEnv>, shop: Shop): Response {
    const sent = (name: string) => c.req.header(name)?.slice(0, 200)
    const from = { origin: sent('origin'), site: sent('sec-fetch-site') }
    const requestId = requestIdOf(c.req.raw, c.env)
    deps.log.warn({ requestId, path: c.req.routePath, ...from }, 'cross-site write refused')
    return fail(c, refuse('cross-origin-write'), shop)
  }

  async function answerCall(
    c: Context<ApiEnv>,
    route: Route,
    shop: Shop,
    preview?: PricePreview,
  ): Promise<Response> {
    const request = c.req.raw
    const setCookies: string[] = []
    const headers = new Headers()
    const call = { request, requestId: requestIdOf(request, c.env), shop, setCookies, headers }
    const context = { ...(await contextOf(call)), ...preview }
    const stored = preview
      ? UNCACHED
      : {
          find: (read: string) => publicAnswers.find(request, shop, context, read),
          keep: (answer: { read: string; text: string }) =>
            publicAnswers.keep(request, shop, context, answer),
        }
    const { name, path } = route.call
    const result = await withTraceSpan(`call ${name}`, { 'url.template': path }, () =>
      runRoute(route, context, c.req.param(), stored),
    )
    if ('refused' in result) {
      countRefusal(deps.count, { shop, call: route.call, refusal: result })
      logFailedSignIn(deps.log, route.call, result, call.requestId)
    } else countSuccess(deps.count, shop, route.call)
    const response = 'refused' in result ? fail(c, result, shop) : result
    for (const value of setCookies) response.headers.append('set-cookie', value)
    for (const [name, value] of headers) response.headers.set(name, value)
    return response
  }

  app.use(async (c, next) => {
    if (c.req.raw.url.length > LONGEST_ADDRESS) return fail(c, refuse('address-too-long'))
    return next()
  })

  for (const route of routes) {
    const { method, path, withoutShop } = route.call
    app.on(method, path, async c => {
      const named = parseShopHeaders(c.req.header('x-shop-channel'), c.req.header('x-shop-locale'))
      if (!named && !withoutShop) return fail(c, refuse('missing-shop-headers'))
      const shop = named ?? shopForReader(c.req.raw)
      if (route.about && !isSoldInChannel(shop.channel, route.about))
        return fail(c, refuse('not-in-this-shop'), shop)
      if (method !== 'GET' && !isSameOrigin(c.req.raw.headers, new URL(c.req.raw.url).host))
        return refusedElsewhere(c, shop)
      try {
        const preview = route.isPublic ? await deps.previewOf?.(c.req.raw) : undefined
        const stored = route.isPublic && !preview && publicAnswers.find(c.req.raw, shop, basis())
        return stored || (await answerCall(c, route, shop, preview))
      } catch (error) {
        return failed(c, error, shop, route.call)
      }
    })
  }
  const basis = () => ({ catalogue: deps.catalogue(), priceBook: deps.priceBook(), now: deps.clock() })

  // tus has methods, headers and responses of its own.
  const partsOf = createResumableUploads(deps)
  for (const path of [PHOTO_PARTS, `${PHOTO_PARTS}/:id`]) {
    app.all(path, async c => {
      const request = c.req.raw
      const shop = parseShopHeaders(c.req.header('x-shop-channel'), c.req.header('x-shop-locale'))
      if (!shop) return fail(c, refuse('missing-shop-headers'))
      if (request.method !== 'HEAD' && !isSameOrigin(request.headers, new URL(request.url).host))
        return refusedElsewhere(c, shop)
      try {
        const setCookies: string[] = []
        const call = {
          request,
          requestId: requestIdOf(request, c.env),
          shop,
          setCookies,
          headers: new Headers(),
        }
        const result = await partsOf.answer(await contextOf(call), c.req.param('id'))
        const response = 'refused' in result ? fail(c, result, shop) : result
        for (const value of setCookies) response.headers.append('set-cookie', value)
        return response
      } catch (error) {
        return failed(c, error, shop)
      }
    })
  }

  for (const [path, stored] of descriptions) {
    app.get(path, async c => {
      const answer = stored()
      if (!answer.coded.br) await compressResponse(answer)
      return sendCachedResponse(c.req.raw, answer)
    })
  }

  const methods = methodsByPath(routes, [...descriptions.keys()])
  for (const [path, allowed] of methods) {
    const headers = { allow: allowed.join(', ') }
    app.options(path, c => c.body(null, 204, headers))
    app.all(path, c => fail(c, refuse('method-not-allowed', { headers })))
  }
  app.notFound(c => fail(c, refuse('not-found')))
  app.onError((error, c) => failed(c, error))

  async function repair() {
    await deleteExpiredResults(deps)
    await deleteOldContactEmails(deps)
    await deleteExpiredAccess(deps)
    await removeOldPhotos(deps)
    await deleteExpiredVisitorsAndOrders(deps)
    await removeOldPhotoLinks(deps.db, { before: new Date(deps.clock().getTime() - LINKS_KEPT_MS) })
    await removeOldShares(deps)
    await removeOldGuestBooks(deps)
    await partsOf.removeAbandoned()
    await deps.storage.removeLeftovers({ before: new Date(deps.clock().getTime() - LEFTOVER_MS) })
    await removeExpiredLimits(deps.db, deps.clock())
    return cleanUpInterruptedUploads(deps)
  }
  return Object.assign(app, { repair, paths: [...methods.keys(), ...OWN_PREFIXES] })
}

/** An expired link is stored this long, because it still says whose photos arrived by it. */
const LINKS_KEPT_MS = 24 * 3_600_000

/** Longer than any upload: receiving and the longest image queue end after minutes. */
const LEFTOVER_MS = 6 * 3_600_000

/** Every GET also answers HEAD, and every path OPTIONS. */
function methodsByPath(routes: readonly Route[], described: readonly string[]): Map<string, string[]> {
  const found = new Map(described.map(path => [path, ['OPTIONS', 'GET', 'HEAD']]))
  for (const { call } of routes) {
    const methods = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]
    found.set(call.path, [...(found.get(call.path) ?? ['OPTIONS']), ...methods])
  }
  return found
}
