import { passkey } from '@better-auth/passkey'
import { BRANDS } from '@passepartout/business-documents'
import { CUSTOMER_AUTH_TABLES, type Database } from '@passepartout/db'
import { type Channel, COOKIES, cookieNameOf } from '@passepartout/domain'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hostCookieName } from '../http/host-cookie.ts'
import { sessionCookies } from './session-cookies.ts'

/** How long a browser stays logged in after it was last used. */
export const SESSION_SECONDS = COOKIES.session.seconds

/** A field that the shop writes itself and no request can. */
const OURS = { type: 'string', required: true, input: false } as const

export interface AuthOptions {
  db: Database
  channel: Channel
  secret: string
  /** The shop is reached over https. */
  secure: boolean
  /** Of the shop's own host, which passkeys are bound to. */
  origin: string
}

export type CustomerAuth = ReturnType<typeof openCustomerAuth>

/**
 * better-auth for the customers of a channel: sessions, their cookies, hashes of passwords. None of its addresses is
 * reachable; the shop's own calls ask it, so that every one of them meets the shop's limits and checks.
 */
export function openCustomerAuth({ db, channel, secret, secure, origin }: AuthOptions) {
  return betterAuth({
    appName: channel,
    baseURL: origin,
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
      cookies: {
        session_token: {
          name: hostCookieName(cookieNameOf('session', channel), secure),
          attributes: { secure },
        },
        passkey_question: {
          name: hostCookieName(cookieNameOf('passkey', channel), secure),
          attributes: { secure },
        },
      },
      useSecureCookies: false,
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
    databaseHooks: {
      session: { create: { before: async session => ({ data: { ...session, channel } }) } },
    },
    plugins: [
      sessionCookies(),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: BRANDS[channel].name,
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'passkey_question' },
      }),
    ],
  })
}
