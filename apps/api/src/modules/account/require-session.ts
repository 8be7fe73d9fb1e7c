import { type CustomerRow, listAuthMethods } from '@passepartout/db'
import type { CustomerSession } from '../../auth/open-sessions.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, RefusedError, refuse } from '../../http/call-result.ts'
import { verifyPassword } from './passwords.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'

/** Within this time after log-in no password is required again. */
const FRESH_MS = 15 * 60_000

/** The customer's session. Throws the refusal `unauthorised` before the call has changed anything. */
export function requireSession({ session }: Pick<CallContext, 'session'>): CustomerSession {
  if (!session) throw new RefusedError(refuse('unauthorised'))
  return session
}

export const isRecentlyAuthenticated = ({ session }: CustomerSession, now: Date): boolean =>
  now.getTime() - session.createdAt.getTime() < FRESH_MS

/** Verifies that the customer is present: by their password or, without one, by a recent log-in. */
export async function verifyCustomer(
  context: CallContext,
  customer: CustomerRow,
  currentPassword: string | undefined,
): Promise<Refusal | undefined> {
  const { password } = await listAuthMethods(context.db, { customerId: customer.id })
  if (password === null)
    return isRecentlyAuthenticated(requireSession(context), context.now) ? undefined : refuse('log-in-again')
  const limited = await context.spendOf('prove-password', customer.id)
  if (limited) return limited
  if (currentPassword && (await verifyPassword(context, currentPassword, password))) return undefined
  await recordAccountSecurityEvent(context, 'log-in-refused', {
    customerId: customer.id,
    details: { again: true },
  })
  const text = currentPassword ? 'account.password-wrong' : 'account.password-missing'
  return refuse('invalid-input', { errors: { currentPassword: [context.translate(text)] } })
}
