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
 * Tells a browser that was logged in to an account from all others, so that nobody who tries passwords elsewhere can keep
 * its owner out. Says neither who they are nor lets anybody in.
 */
export function trustedDeviceCookie(context: Context, email: string): string {
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const value = `${id}.${signatureOf(signed(id, email, context.secret), context.keys.cookie)}`
  const secure = context.secureCookies ? '; Secure' : ''
  return `${nameOf(context)}=${value}; Path=/; Max-Age=${COOKIES.device.seconds}; SameSite=Lax; HttpOnly${secure}`
}

/** What tries of this browser at an account are counted under, where it was logged in there before. */
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
