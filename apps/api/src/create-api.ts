import { ERROR_STATUS, parseShopHeaders, type Shop } from '@passepartout/domain'
import { type Context, Hono } from 'hono'
import type { ApiDeps } from './deps.ts'
import { type Refusal, refuse } from './http/answer.ts'
import { createContexts } from './http/create-contexts.ts'
import { failingAnswer, refusalOf } from './http/failing-answer.ts'
import { readerShop } from './http/reader-shop.ts'
import { type ApiEnv, requestIdOf } from './http/request-id.ts'
import type { Route } from './http/router.ts'
import { runRoute } from './http/run-route.ts'
import { isSameOrigin } from './http/same-origin.ts'
import { translatorFor } from './messages/messages.ts'
import { repairPhotos } from './modules/photos/index.ts'
import { ROUTES } from './routes.ts'

export type { ApiEnv } from './http/request-id.ts'

export interface Api extends Hono<ApiEnv> {
  /** Removes what a crash left half done. To be called at start, before the first request. */
  repair(): Promise<{ photos: number }>
}

const LONGEST_ADDRESS = 8192

/** The shop's calls as one app; everything it needs comes in as dependencies. */
export function createApi(deps: ApiDeps): Api {
  if (deps.secret.length < 32) throw new RangeError('The secret must have at least 32 characters')
  const contextOf = createContexts(deps)
  const app = new Hono<ApiEnv>({ strict: false })
  const routes = Object.values(ROUTES).flat()

  const fail = (c: Context<ApiEnv>, refusal: Refusal, shop: Shop = readerShop(c.req.raw)) =>
    failingAnswer(refusal, translatorFor(shop.locale), requestIdOf(c.req.raw, c.env))

  function failed(c: Context<ApiEnv>, error: unknown, shop?: Shop): Response {
    const refusal = refusalOf(error)
    const fields = { err: error, requestId: requestIdOf(c.req.raw, c.env), path: c.req.routePath }
    if (ERROR_STATUS[refusal.refused] >= 500) deps.log.error(fields, 'a call failed')
    return fail(c, refusal, shop)
  }

  app.use(async (c, next) => {
    if (c.req.raw.url.length > LONGEST_ADDRESS) return fail(c, refuse('address-too-long'))
    return next()
  })

  for (const one of routes) {
    app.on(one.call.method, one.call.path, async c => {
      const named = parseShopHeaders(c.req.header('x-shop-channel'), c.req.header('x-shop-locale'))
      if (!named && !one.call.withoutShop) return fail(c, refuse('missing-shop-headers'))
      const shop = named ?? readerShop(c.req.raw)
      if (one.call.method !== 'GET' && !isSameOrigin(c.req.raw))
        return fail(c, refuse('cross-origin-write'), shop)
      const setCookies: string[] = []
      try {
        const requestId = requestIdOf(c.req.raw, c.env)
        const context = contextOf({ request: c.req.raw, requestId, shop, setCookies })
        const result = await runRoute(one, context, { params: c.req.param() })
        const response = 'refused' in result ? fail(c, result, shop) : result
        for (const value of setCookies) response.headers.append('set-cookie', value)
        return response
      } catch (error) {
        return failed(c, error, shop)
      }
    })
  }

  for (const [path, methods] of methodsByPath(routes)) {
    const allow = { allow: methods.join(', ') }
    app.options(path, c => c.body(null, 204, allow))
    app.all(path, c => fail(c, refuse('method-not-allowed', { headers: allow })))
  }
  app.notFound(c => fail(c, refuse('not-found')))
  app.onError((error, c) => failed(c, error))

  return Object.assign(app, { repair: () => repairPhotos(deps) })
}

/** A page that reads an address also answers HEAD, and any address OPTIONS. */
function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { call } of routes) {
    const methods = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]
    found.set(call.path, [...(found.get(call.path) ?? ['OPTIONS']), ...methods])
  }
  return found
}
