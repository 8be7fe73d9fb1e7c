import { type Database, OPERATOR_AUTH_TABLES } from '@passepartout/db'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { sessionCookies } from '../auth/session-cookies.ts'
import { hostCookieName } from '../http/host-cookie.ts'

/** A working day. */
const SESSION_SECONDS = 10 * 3600

export const operatorCookie = (secure: boolean): string => hostCookieName('operator-session', secure)

/** better-auth for operators, with tables, sessions and cookie of its own. */
export function openOperatorAuth({ db, secret, secure }: { db: Database; secret: string; secure: boolean }) {
  return betterAuth({
    appName: 'operators',
    baseURL: 'http://operators.invalid',
    secret: `operators ${secret}`,
    database: drizzleAdapter(db, { provider: 'pg', schema: OPERATOR_AUTH_TABLES }),
    user: { additionalFields: { twoFactorEnabled: { type: 'boolean', required: false, input: false } } },
    session: { expiresIn: SESSION_SECONDS },
    advanced: {
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: operatorCookie(secure),
          attributes: { secure, sameSite: 'strict' },
        },
      },
      useSecureCookies: false,
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [sessionCookies()],
  })
}
