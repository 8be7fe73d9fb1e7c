import { changeEmail, changePassword, confirmEmail } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  changeCustomerEmail,
  consumeOneTimeLink,
  deleteLinksOfCustomer,
  endSessions,
  findCustomer,
  setPassword,
} from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { accountProblems, normaliseEmail } from './account-fields.ts'
import { accountKey } from './account-key.ts'
import { enqueueAccountNotice } from './enqueue-account-email.ts'
import { hashToken, requestOneTimeLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'
import { requireSession, verifyCustomer } from './require-session.ts'
import { refuseExpiredLink } from './reset-routes.ts'
import { accountResponse } from './to-account-payload.ts'

/**
 * The new address takes effect once it is confirmed. An address of another account gets the same response and no email.
 */
export const changeEmailRoute = route(changeEmail, schemas.changeEmail, async (context, { body }) => {
  const { customer } = requireSession(context)
  const email = normaliseEmail(body.email)
  const same = email === customer.email && { email: [context.translate('account.email-same')] }
  const errors = accountProblems(context, { email }) ?? (same || undefined)
  if (errors) return refuse('invalid-input', { errors })
  const refused =
    (await verifyCustomer(context, customer, body.currentPassword)) ??
    (await context.spendOf('account-letter', accountKey(email, context.secret)))
  if (refused) return refused
  await requestOneTimeLink(context, { purpose: 'email', email, customerId: customer.id }, tx =>
    recordAccountSecurityEvent(context, 'email-change-requested', { customerId: customer.id, tx }),
  )
  return success({ requested: true as const })
})

export const confirmEmailRoute = route(
  confirmEmail,
  schemas.confirmEmail,
  async (context, { body: { token } }) => {
    const { db, now } = context
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const isChanged = await db.transaction(async tx => {
      const link = await consumeOneTimeLink(tx, { tokenHash: hashToken(token), purpose: 'email', now })
      const customer = link?.customerId && (await findCustomer(tx, { id: link.customerId }))
      if (!link || !customer) return false
      const customerId = customer.id
      if (!(await changeCustomerEmail(tx, { customerId, email: link.email, now }))) return false
      await deleteLinksOfCustomer(tx, { customerId })
      await recordAccountSecurityEvent(context, 'email-changed', { customerId, tx })
      await enqueueAccountNotice({ ...context, db: tx }, 'mail-changed', customer.email)
      return true
    })
    return isChanged ? success({ done: true as const }) : refuseExpiredLink(context)
  },
)

/** Ends all other sessions, including those opened with the old password. */
export const changePasswordRoute = route(
  changePassword,
  schemas.changePassword,
  async (context, { body }) => {
    const { customer, session } = requireSession(context)
    const { email, firstName, lastName } = customer
    const errors = accountProblems(context, { password: body.password }, [email, firstName, lastName])
    if (errors) return refuse('invalid-input', { errors })
    const refused = await verifyCustomer(context, customer, body.currentPassword)
    if (refused) return refused
    const hash = await hashPassword(context, body.password)
    await context.db.transaction(async tx => {
      const customerId = customer.id
      await setPassword(tx, { customerId, hash, now: context.now })
      await endSessions(tx, { customerId, but: session.id })
      await deleteLinksOfCustomer(tx, { customerId })
      await recordAccountSecurityEvent(context, 'password-changed', {
        customerId,
        details: { by: 'customer' },
        tx,
      })
      await enqueueAccountNotice({ ...context, db: tx }, 'password-changed', email)
    })
    return accountResponse(context)
  },
)
