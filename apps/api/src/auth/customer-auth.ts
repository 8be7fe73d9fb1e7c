import { CUSTOMER_AUTH_TABLES, type Database } from '@passepartout/db'
import type { Channel } from '@passepartout/domain'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { sessionCookies } from './session-cookies.ts'

/** How long a browser stays logged in after it was last used. */
export const SESSION_SECONDS = 30 * 24 * 3600

/** A field that the shop writes itself and no request can. */
const OURS = { type: 'string', required: true, input: false } as const

export interface AuthOptions {
  db: Database
  channel: Channel
  secret: string
  /** The shop is reached over https. */
  secure: boolean
}

export type CustomerAuth = ReturnType<typeof openCustomerAuth>

/**
 * better-auth for the customers of a channel: sessions, their cookies, hashes of passwords. None of its addresses is
 * reachable; the shop's own calls ask it, so that every one of them meets the shop's limits and checks.
 */
export function openCustomerAuth({ db, channel, secret, secure }: AuthOptions) {
  return betterAuth({
    appName: channel,
    // Nothing is built from it: links come from the shop's own hosts.
    baseURL: 'http://shop.invalid',
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: CUSTOMER_AUTH_TABLES }),
    user: {
      additionalFields: {
        firstName: OURS,
        lastName: OURS,
        number: OURS,
        type: { type: 'number', required: true, input: false },
        channel: OURS,
        locale: OURS,
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      additionalFields: { channel: OURS },
    },
    advanced: {
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { disableIpTracking: true },
      // Browsers take a name with this prefix from this very host only, never from a neighbour for its whole domain.
      cookies: {
        session_token: { name: `${secure ? '__Host-' : ''}${channel}-session`, attributes: { secure } },
      },
      useSecureCookies: false,
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [sessionCookies()],
  })
}
