import { COOKIES, cookieNameOf } from '@passepartout/domain'
import { isSignatureOf, signatureOf } from '@passepartout/http'
import { parse } from 'hono/utils/cookie'
import type { CallContext } from '../../http/call-context.ts'
import { hostCookieName } from '../../http/host-cookie.ts'

type Context = Pick<CallContext, 'keys' | 'secureCookies' | 'shop' | 'request'>

const VALUE = /^([\w-]{22})\.([\w-]{43})$/
const nameOf = ({ secureCookies, shop }: Context) =>
  hostCookieName(cookieNameOf('nonce', shop.channel), secureCookies)
const signed = (nonce: string) => `google nonce 1 ${nonce}`

/**
 * A nonce for this browser, signed in its cookie, so that an attacker cannot log the browser in with their own token.
 */
export function nonceCookie(context: Context): { nonce: string; cookie: string } {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const secure = context.secureCookies ? '; Secure' : ''
  const value = `${nonce}.${signatureOf(signed(nonce), context.keys.cookie)}`
  return {
    nonce,
    cookie: `${nameOf(context)}=${value}; Path=/; Max-Age=${COOKIES.nonce.seconds}; SameSite=Lax; HttpOnly${secure}`,
  }
}

export function readNonce(context: Context): string | undefined {
  const name = nameOf(context)
  const [, nonce, signature] =
    VALUE.exec(parse(context.request.headers.get('cookie') ?? '', name)[name] ?? '') ?? []
  return nonce && signature && isSignatureOf(signature, signed(nonce), context.keys.cookie)
    ? nonce
    : undefined
}
