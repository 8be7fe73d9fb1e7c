import {
  type CustomerRow,
  type CustomerSessionRow,
  type Database,
  ensureCustomerVisitor,
  extendSession,
  findSession,
} from '@passepartout/db'

import { CHANNELS, type Channel, cookieNameOf, DAY_MS } from '@passepartout/domain'
import { acceptedKeys, type Signer, signingKey } from '@passepartout/http'
import { hostCookieName, isSentOnce } from '../http/host-cookie.ts'
import { type CustomerAuth, openCustomerAuth, SESSION_SECONDS } from './customer-auth.ts'

/** A logged-in customer and their visitor in the channel. */
export interface CustomerSession {
  session: CustomerSessionRow
  customer: CustomerRow
  visitorId: string
}

export interface Sessions {
  /** better-auth of a channel; passkeys need the origin of a shop. */
  of(channel: Channel, origin?: string): CustomerAuth
  /** better-auth inside the caller's transaction. */
  within(tx: Database, channel: Channel, origin: string): CustomerAuth
  /** The session of a request in a channel; queries the database only when there is a cookie. */
  read(
    request: Request,
    channel: Channel,
    now: Date,
    setCookies: string[],
  ): Promise<CustomerSession | undefined>
  /** Sessions of all channels, for images, whose requests carry no shop headers. */
  readAll(request: Request, now: Date): Promise<CustomerSession[]>
}

interface ReadToken {
  token: string
  /** The cookie must be signed again before the older key is retired. */
  isByOlderKey: boolean
}

/** A session used more than a day after its last renewal gets its full duration again ... */
const RENEW_MS = DAY_MS
/** ... but ends at most this long after log-in (OWASP ASVS 5.0, 7.3.2). */
const LONGEST_MS = 90 * DAY_MS

export function openSessions({
  db,
  key: signer,
  secureCookies: secure,
}: {
  db: Database
  key: Signer
  secureCookies: boolean
}): Sessions {
  const auths = new Map<string, CustomerAuth>()
  const of = (channel: Channel, origin = 'http://shop.invalid') => {
    const secret = signingKey(signer)
    const key = `${channel} ${origin} ${secret}`
    const auth = auths.get(key) ?? openCustomerAuth({ db, channel, secret, secure, origin })
    auths.set(key, auth)
    return auth
  }

  async function tokenOf(request: Request, channel: Channel): Promise<ReadToken | undefined> {
    const cookies = request.headers.get('cookie') ?? ''
    const name = hostCookieName(cookieNameOf('session', channel), secure)
    if (cookies.length > 16_384 || !isSentOnce(cookies, name)) return undefined
    const newest = signingKey(signer)
    const keys = [newest, ...acceptedKeys(signer).filter(key => key !== newest)]
    return (await of(channel).api.readSessionToken({ headers: request.headers, body: { keys } })) ?? undefined
  }

  const read: Sessions['read'] = async (request, channel, now, setCookies) => {
    const given = await tokenOf(request, channel)
    const found = given && (await findSession(db, { token: given.token, channel, now }))
    if (!given || !found) return undefined
    const { token, isByOlderKey } = given
    const { session, customer } = found
    const visitorId =
      found.visitorId ?? (await ensureCustomerVisitor(db, { customerId: customer.id, channel, now }))
    if (isByOlderKey || now.getTime() - session.updatedAt.getTime() > RENEW_MS) {
      const end = session.createdAt.getTime() + LONGEST_MS
      const expiresAt = new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, end))
      await extendSession(db, { id: session.id, expiresAt, now })
      const { headers } = await of(channel).api.renewSessionCookie({
        body: { token },
        headers: request.headers,
        returnHeaders: true,
      })
      setCookies.push(...headers.getSetCookie())
    }
    return { session, customer, visitorId }
  }

  return {
    of,
    within: (tx, channel, origin) =>
      openCustomerAuth({ db: tx, channel, secret: signingKey(signer), secure, origin }),
    read,
    readAll: async (request, now) => {
      const found = await Promise.all(CHANNELS.map(channel => read(request, channel, now, [])))
      return found.filter(session => session !== undefined)
    },
  }
}
