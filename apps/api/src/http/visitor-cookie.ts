import { CHANNELS, type Channel, COOKIES, cookieNameOf } from '@passepartout/domain'
import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'
import { parse } from 'hono/utils/cookie'
import { hostCookieName, isSentOnce } from './host-cookie.ts'

const VALUE = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/

const READABLE = ['cart-count', 'wishlist-count', 'logged-in'] as const
type ScriptReadableCookie = (typeof READABLE)[number]

export interface VisitorCookies {
  /** The verified visitor of a Cookie header in a channel; an invalid cookie counts as none. */
  read(header: string | undefined, channel: Channel): string | undefined
  /** The visitors of all channels, for images, whose requests carry no shop headers. */
  readAll(header: string | undefined): string[]
  /** Set-Cookie value. */
  write(visitorId: string, channel: Channel): string
  /** Set-Cookie value with a number for cached pages; readable by scripts and of no use to an attacker. */
  writeReadable(name: ScriptReadableCookie, number: number): string
  /** Set-Cookie values that delete the visitor's and the script-readable cookies. */
  forget(channel: Channel): string[]
}

/** Signed visitor cookies, one name per channel. The signature covers the channel. */
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
