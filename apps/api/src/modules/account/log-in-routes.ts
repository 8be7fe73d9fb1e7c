import { logIn as logInCall, logOut } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { endSession, findCredential } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { normaliseEmail } from './account-fields.ts'
import { accountKey } from './account-key.ts'
import { logIn } from './open-session.ts'
import { verifyPassword } from './passwords.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'
import { isTrustedDevice } from './trusted-device.ts'

/** An unknown address takes the same path as a wrong password, so that neither response nor time distinguishes them. */
export const logInRoute = route(logInCall, schemas.logIn, async (context, { body }) => {
  const email = normaliseEmail(body.email)
  const device = isTrustedDevice(context, email)
  const counted = device ?? accountKey(email, context.secret)
  const limit = device ? 'log-in-known' : 'log-in'
  // Recorded as a security event once, not for each refused attempt.
  const known = context.isSpentOf(limit, counted)
  if (known) return known
  const limited = await context.spendOf(limit, counted)
  if (limited) {
    await recordAccountSecurityEvent(context, 'log-in-limited')
    return limited
  }
  const found = await findCredential(context.db, { email })
  const isRight = await verifyPassword(context, body.password, found?.password ?? null)
  if (!found || !isRight) {
    await recordAccountSecurityEvent(context, 'log-in-refused', {
      details: { account: accountKey(email, context.secret) },
    })
    return refuse('log-in-failed')
  }
  return logIn(context, found.customer, 'password')
})

/** Leaves no data on a shared computer. Idempotent. */
export const logOutRoute = route(logOut, schemas.logOut, async context => {
  const { db, session } = context
  if (session) {
    await endSession(db, { customerId: session.customer.id, id: session.session.id })
    await recordAccountSecurityEvent(context, 'log-out', { customerId: session.customer.id })
  }
  await logOutEverywhere(context)
  return success({ done: true as const })
})

/** Deletes the session and visitor cookies and all data that pages stored in the browser. */
export async function logOutEverywhere(context: CallContext): Promise<void> {
  const auth = context.sessions.of(context.shop.channel)
  const { headers } = await auth.api.dropSessionCookie({
    headers: context.request.headers,
    returnHeaders: true,
  })
  context.forgetVisitor()
  context.setCookies(headers.getSetCookie())
  context.clearSiteData()
}
