import { COOKIES, cookieNameOf } from '@passepartout/domain'
import { acceptedKeys, isSignatureOf, signatureOf } from '@passepartout/http'
import { parse } from 'hono/utils/cookie'
import type { CallContext } from '../../http/call-context.ts'
import { hostCookieName } from '../../http/host-cookie.ts'
import { accountKey } from './account-key.ts'

const VALUE = /^([\w-]{22})\.([\w-]{43})$/

type Context = Pick<CallContext, 'secret' | 'keys' | 'secureCookies' | 'shop' | 'request'>

const nameOf = ({ secureCookies, shop }: Context) =>
  hostCookieName(cookieNameOf('device', shop.channel), secureCookies)
const signed = (id: string, email: string, secret: string) => `device 1 ${id} ${accountKey(email, secret)}`

/**
 * Marks a browser as logged in to an account before, so that attempts at the password from elsewhere cannot lock its
 * owner out. The cookie neither names the owner nor grants access.
 */
export function trustedDeviceCookie(context: Context, email: string): string {
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const value = `${id}.${signatureOf(signed(id, email, context.secret), context.keys.cookie)}`
  const secure = context.secureCookies ? '; Secure' : ''
  return `${nameOf(context)}=${value}; Path=/; Max-Age=${COOKIES.device.seconds}; SameSite=Lax; HttpOnly${secure}`
}

/** The rate limit key of attempts from this browser, if it was logged in to the account before. */
export function isTrustedDevice(context: Context, email: string): string | undefined {
  const name = nameOf(context)
  const [, id, signature] =
    VALUE.exec(parse(context.request.headers.get('cookie') ?? '', name)[name] ?? '') ?? []
  if (!id || !signature) return undefined
  const { cookie, order } = context.keys
  if (!acceptedKeys(order).some(secret => isSignatureOf(signature, signed(id, email, secret), cookie)))
    return undefined
  return `${accountKey(email, context.secret)} ${id}`
}
