import { passkey } from '@better-auth/passkey'
import { BRANDS } from '@passepartout/business-documents'
import { CUSTOMER_AUTH_TABLES, type Database } from '@passepartout/db'
import { type Channel, COOKIES, cookieNameOf } from '@passepartout/domain'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hostCookieName } from '../http/host-cookie.ts'
import { sessionCookies } from './session-cookies.ts'

/** A session expires this long after its last use. */
export const SESSION_SECONDS = COOKIES.session.seconds

/** Set by the shop only, never from a request. */
const OURS = { type: 'string', required: true, input: false } as const

export interface AuthOptions {
  db: Database
  channel: Channel
  secret: string
  secure: boolean
  /** Origin of the shop's host, to which passkeys are bound. */
  origin: string
}

export type CustomerAuth = ReturnType<typeof openCustomerAuth>

/**
 * better-auth for the customers of a channel: sessions, cookies, password hashes. None of its own routes is mounted:
 * the shop's calls use it from inside, so that rate limits and checks always apply.
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
