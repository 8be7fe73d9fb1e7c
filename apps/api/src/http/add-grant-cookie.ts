import { COOKIES, cookieNameOf } from '@passepartout/domain'
import { parse } from 'hono/utils/cookie'
import { hashSecret } from '../auth/secrets.ts'
import type { CallContext } from './call-context.ts'
import { hostCookieName } from './host-cookie.ts'

/** Designs of others that one browser works on at a time; the oldest makes room. */
const MOST = 8
const TOKEN = /^[\w-]{22}$/

type GrantCookieRequest = Pick<CallContext, 'request' | 'secureCookies'>

// The name is the same in all channels.
const nameOf = ({ secureCookies }: GrantCookieRequest) =>
  hostCookieName(cookieNameOf('shared-designs', 'passepartout'), secureCookies)

/** Tokens of links by which this browser works on designs of others, newest first. Each proves itself, so nothing is signed. */
function readGrantTokens(asked: GrantCookieRequest): string[] {
  const header = asked.request.headers.get('cookie') ?? ''
  if (header.length > 16_384) return []
  const name = nameOf(asked)
  // Which of two is the visitor's own, nobody can tell: another host of the domain may have set the other one.
  if (header.split(';').filter(pair => pair.split('=', 1)[0]?.trim() === name).length !== 1) return []
  return (parse(header, name)[name] ?? '')
    .split('.')
    .filter(token => TOKEN.test(token))
    .slice(0, MOST)
}

/** The same as the database keeps them. */
export const readGrantHashes = (asked: GrantCookieRequest): string[] => readGrantTokens(asked).map(hashSecret)

/**
 * Set-Cookie value with one more token. Pictures are asked for by elements that send cookies and no headers; it is sent to no
 * other site, not even with a link that leads here.
 */
export function addGrantCookie(asked: GrantCookieRequest, token: string): string {
  const tokens = [...new Set([token, ...readGrantTokens(asked)])].slice(0, MOST)
  const secure = asked.secureCookies ? '; Secure' : ''
  return `${nameOf(asked)}=${tokens.join('.')}; Path=/; Max-Age=${COOKIES['shared-designs'].seconds}; SameSite=Strict${secure}; HttpOnly`
}
