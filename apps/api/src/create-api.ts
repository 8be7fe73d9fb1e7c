import { randomUUID } from 'node:crypto'
import { keepVisitor } from '@passepartout/db'
import { ERROR_STATUS, parseShopHeaders, type Shop, shopFor } from '@passepartout/domain'
import { type Context, Hono } from 'hono'
import type { ApiDeps } from './deps.ts'
import { type Refusal, refuse } from './http/answer.ts'
import type { CallContext } from './http/call-context.ts'
import { failingAnswer, refusalOf } from './http/failing-answer.ts'
import type { Route } from './http/router.ts'
import { runRoute } from './http/run-route.ts'
import { isSameOrigin } from './http/same-origin.ts'
import { createVisitorCookies } from './http/visitor-cookie.ts'
import { translatorFor } from './messages/messages.ts'
import { cartRoutes, drawCartLine } from './modules/cart/index.ts'
import { draftRoutes } from './modules/drafts/index.ts'
import { photoRoutes, repairPhotos, servePreview } from './modules/photos/index.ts'
import { priceRoutes } from './modules/prices/index.ts'

/** What the server hands over beside the request. */
export type ApiEnv = { Bindings: { requestId?: string } }

export interface Api extends Hono<ApiEnv> {
  /** Removes what a crash left half done. To be called at start, before the first request. */
  repair(): Promise<{ photos: number }>
}

const LONGEST_ADDRESS = 8192
const PICTURES = {
  '/web-api/photos/:id/preview': servePreview,
  '/web-api/cart/lines/:id/preview': drawCartLine,
}

/** The shop's calls as one app; everything it needs comes in as dependencies. */
export function createApi(deps: ApiDeps): Api {
  if (deps.secret.length < 32) throw new RangeError('The secret must have at least 32 characters')
  const cookies = createVisitorCookies({ secret: deps.secret, secure: deps.secureCookies })
  const app = new Hono<ApiEnv>()
  const routes: Route[] = [...priceRoutes, ...photoRoutes, ...draftRoutes, ...cartRoutes]

  const fail = (c: Context<ApiEnv>, refusal: Refusal, shop?: Shop) =>
    failingAnswer(refusal, translatorFor(shop?.locale ?? readerLocale(c.req.raw)), requestIdOf(c))

  function failed(c: Context<ApiEnv>, error: unknown, shop?: Shop): Response {
    const refusal = refusalOf(error)
    const fields = { err: error, requestId: requestIdOf(c), path: c.req.routePath }
    if (ERROR_STATUS[refusal.refused] >= 500) deps.log.error(fields, 'a call failed')
    return fail(c, refusal, shop)
  }

  app.use(async (c, next) => {
    if (c.req.raw.url.length > LONGEST_ADDRESS) return fail(c, refuse('address-too-long'))
    return next()
  })

  for (const one of routes) {
    app.on(one.call.method, one.call.path, async c => {
      const shop = parseShopHeaders(c.req.header('x-shop-channel'), c.req.header('x-shop-locale'))
      if (!shop) return fail(c, refuse('missing-shop-headers'))
      if (one.call.method !== 'GET' && !isSameOrigin(c.req.raw))
        return fail(c, refuse('cross-origin-write'), shop)
      const setCookies: string[] = []
      try {
        const context = callContext(c, shop, setCookies)
        const result = await runRoute(one, context, { params: c.req.param() })
        const response = 'refused' in result ? fail(c, result, shop) : result
        for (const value of setCookies) response.headers.append('set-cookie', value)
        return response
      } catch (error) {
        return failed(c, error, shop)
      }
    })
  }

  // Pictures are asked for by `<img>`, which sends no headers of ours: the cookies alone say whose they are.
  for (const [path, serve] of Object.entries(PICTURES)) {
    app.get(path, async c => {
      const visitorIds = cookies.readAll(c.req.header('cookie'))
      const result = await serve({ ...deps, request: c.req.raw, visitorIds }, c.req.param('id') ?? '')
      return 'refused' in result ? fail(c, result) : result
    })
  }

  for (const [path, methods] of methodsByPath(routes)) {
    app.all(path, c => fail(c, refuse('method-not-allowed', { headers: { allow: methods.join(', ') } })))
  }
  app.notFound(c => fail(c, refuse('not-found')))
  app.onError((error, c) => failed(c, error))

  function callContext(c: Context<ApiEnv>, shop: Shop, setCookies: string[]): CallContext {
    const now = deps.clock()
    let visitorId = cookies.read(c.req.header('cookie'), shop.channel)
    let kept: Promise<string> | undefined
    const keep = async () => {
      visitorId ??= randomUUID()
      await keepVisitor(deps.db, { id: visitorId, channel: shop.channel, now })
      setCookies.push(cookies.write(visitorId, shop.channel))
      return visitorId
    }
    return {
      ...deps,
      catalogue: deps.catalogue(),
      priceBook: deps.priceBook(),
      now,
      shop,
      translate: translatorFor(shop.locale),
      requestId: requestIdOf(c),
      request: c.req.raw,
      visitorId,
      needVisitor: () => (kept ??= keep()),
      setCartCount: count => void setCookies.push(cookies.writeCount(count)),
    }
  }

  return Object.assign(app, { repair: () => repairPhotos(deps) })
}

const ids = new WeakMap<Request, string>()

function requestIdOf(c: Context<ApiEnv>): string {
  // In process there is no environment; the id then lives with the request.
  const id = c.env?.requestId ?? ids.get(c.req.raw) ?? randomUUID()
  ids.set(c.req.raw, id)
  return id
}

/** The language for an answer to a request that names no shop. */
const readerLocale = (request: Request) =>
  shopFor('passepartout', /^de\b/i.test(request.headers.get('accept-language') ?? '') ? 'de-DE' : 'en-GB')
    .locale

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, string[]>(Object.keys(PICTURES).map(path => [path, ['GET']]))
  for (const { call } of routes) found.set(call.path, [...(found.get(call.path) ?? []), call.method])
  return found
}
