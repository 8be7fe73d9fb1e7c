import { type CustomerRow, listAuthMethods } from '@passepartout/db'
import type { CustomerSession } from '../../auth/open-sessions.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, RefusedError, refuse } from '../../http/call-result.ts'
import { verifyPassword } from './passwords.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'

/** How long after a log-in the customer need not prove anything again. */
const FRESH_MS = 15 * 60_000

/** The customer's session; nothing of a call has been done when there is none. */
export function requireSession({ session }: Pick<CallContext, 'session'>): CustomerSession {
  if (!session) throw new RefusedError(refuse('unauthorised'))
  return session
}

export const isRecentlyAuthenticated = ({ session }: CustomerSession, now: Date): boolean =>
  now.getTime() - session.createdAt.getTime() < FRESH_MS

/** Whether it is still the customer who sits there: their password says so, or, where they have none, a log-in just now. */
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
