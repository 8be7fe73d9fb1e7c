import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const digest = (text: string) => createHash('sha256').update(text).digest()
const equalsToken = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))

/** The secret of `Authorization`: a bearer token, or the password of whatever name. */
function bearerTokenOf(authorization: string): string {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) (\S{1,1000})$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  const pair = Buffer.from(value, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

/**
 * Lets through who brings the token; everybody else is asked for it. Without a token in the environment the address does
 * not exist.
 */
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
