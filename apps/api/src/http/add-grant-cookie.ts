import { COOKIES, cookieNameOf } from '@passepartout/domain'
import { parse } from 'hono/utils/cookie'
import { hashSecret } from '../auth/secrets.ts'
import type { CallContext } from './call-context.ts'
import { hostCookieName } from './host-cookie.ts'

/** Maximum number of shared drafts per browser; the oldest is dropped. */
const MOST = 8
const TOKEN = /^[\w-]{22}$/

type GrantCookieRequest = Pick<CallContext, 'request' | 'secureCookies'>

// The name is the same in all channels.
const nameOf = ({ secureCookies }: GrantCookieRequest) =>
  hostCookieName(cookieNameOf('shared-designs', 'passepartout'), secureCookies)

/**
 * Tokens of the share links that this browser has opened, newest first. Each token is a secret, so the cookie is
 * unsigned.
 */
function readGrantTokens(request: GrantCookieRequest): string[] {
  const header = request.request.headers.get('cookie') ?? ''
  if (header.length > 16_384) return []
  const name = nameOf(request)
  // Of two cookies with this name it is unknown which one is ours: another host of the domain may have set one.
  if (header.split(';').filter(pair => pair.split('=', 1)[0]?.trim() === name).length !== 1) return []
  return (parse(header, name)[name] ?? '')
    .split('.')
    .filter(token => TOKEN.test(token))
    .slice(0, MOST)
}

/** Hashes of the tokens, as stored in the database. */
export const readGrantHashes = (request: GrantCookieRequest): string[] =>
  readGrantTokens(request).map(hashSecret)

/**
 * Set-Cookie value with one more token. A cookie, because image elements send no headers. `SameSite=Strict`: no other
 * site's request carries it, not even a link to this shop.
 */
export function addGrantCookie(request: GrantCookieRequest, token: string): string {
  const tokens = [...new Set([token, ...readGrantTokens(request)])].slice(0, MOST)
  const secure = request.secureCookies ? '; Secure' : ''
  return `${nameOf(request)}=${tokens.join('.')}; Path=/; Max-Age=${COOKIES['shared-designs'].seconds}; SameSite=Strict${secure}; HttpOnly`
}
