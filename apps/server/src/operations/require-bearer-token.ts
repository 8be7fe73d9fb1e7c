import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const digest = (text: string) => createHash('sha256').update(text).digest()
const equalsToken = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))

/** The secret in `Authorization`: a bearer token, or the password of any user name. */
function bearerTokenOf(authorization: string): string {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) (\S{1,1000})$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  const pair = Buffer.from(value, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

/** Requires the token; responds with 401 without it. If the environment has no token, the response is 404. */
export function requireBearerToken(token: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (token === undefined) return c.text('Not found', 404)
    if (!equalsToken(bearerTokenOf(c.req.header('authorization') ?? ''), token))
      return c.text('Not for everybody', 401, {
        'WWW-Authenticate': 'Basic realm="operations", charset="UTF-8"',
        'Cache-Control': 'no-store',
      })
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
    return undefined
  }
}
