import { CHANNELS, type Channel, COOKIES, cookieNameOf } from '@passepartout/domain'
import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'
import { parse } from 'hono/utils/cookie'
import { hostCookieName, isSentOnce } from './host-cookie.ts'

const VALUE = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/

const READABLE = ['cart-count', 'wishlist-count', 'logged-in'] as const
type ScriptReadableCookie = (typeof READABLE)[number]

export interface VisitorCookies {
  /** The visitor a Cookie header proves in a channel; whatever is wrong with it is the same as no cookie. */
  read(header: string | undefined, channel: Channel): string | undefined
  /** Those of all channels, for pictures, which carry no shop headers. */
  readAll(header: string | undefined): string[]
  /** Set-Cookie value. */
  write(visitorId: string, channel: Channel): string
  /** Set-Cookie value of a number that cached pages go by; readable by scripts, worth nothing to a thief. */
  writeReadable(name: ScriptReadableCookie, number: number): string
  /** Set-Cookie values that have a browser forget its visitor and what scripts read. */
  forget(channel: Channel): string[]
}

/** Visitors as signed cookies, one name per channel. The signature covers the channel. */
export function createVisitorCookies({ key, secure }: { key: Signer; secure: boolean }): VisitorCookies {
  const nameOf = (channel: Channel) => hostCookieName(cookieNameOf('visitor', channel), secure)
  const signed = (id: string, channel: Channel) => `visitor 1 ${channel} ${id}`
  const attributesOf = (name: 'visitor' | ScriptReadableCookie) =>
    `Path=/; Max-Age=${COOKIES[name].seconds}; SameSite=Lax${secure ? '; Secure' : ''}`

  function read(header: string | undefined, channel: Channel): string | undefined {
    if (!header || header.length > 16_384) return undefined
    const name = nameOf(channel)
    if (!isSentOnce(header, name)) return undefined
    const [, id, signature] = VALUE.exec(parse(header, name)[name] ?? '') ?? []
    return id && signature && isSignatureOf(signature, signed(id, channel), key) ? id : undefined
  }

  return {
    read,
    readAll: header => CHANNELS.map(channel => read(header, channel)).filter(id => id !== undefined),
    write: (id, channel) =>
      `${nameOf(channel)}=${id}.${signatureOf(signed(id, channel), key)}; ${attributesOf('visitor')}; HttpOnly`,
    forget: channel =>
      [`${nameOf(channel)}=; HttpOnly`, ...READABLE.map(name => `${name}=`)].map(
        cookie => `${cookie}; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`,
      ),
    writeReadable: (name, number) => `${name}=${Math.min(999, number)}; ${attributesOf(name)}`,
  }
}
