import { changeEmail, changePassword, confirmEmail } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  changeCustomerEmail,
  dropLinksOf,
  endSessions,
  findCustomer,
  setPassword,
  takeLink,
} from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { accountProblems, tidyEmail } from './account-fields.ts'
import { accountKey } from './account-key.ts'
import { askForLink, hashOfToken } from './links.ts'
import { needSession, proveCustomer } from './need-session.ts'
import { noteSecurity } from './note-security.ts'
import { hashOfPassword } from './passwords.ts'
import { refuseLink } from './reset-routes.ts'
import { answerAccount } from './shown-account.ts'
import { sendNotice } from './write-account-letter.ts'

/** The address counts once its mailbox says so; an address of another account hears nothing and answers the same. */
export const changeEmailRoute = route(changeEmail, schemas.changeEmail, async (context, { body }) => {
  const { customer } = needSession(context)
  const email = tidyEmail(body.email)
  const same = email === customer.email && { email: [context.translate('account.email-same')] }
  const errors = accountProblems(context, { email }) ?? (same || undefined)
  if (errors) return refuse('invalid-input', { errors })
  const refused =
    (await proveCustomer(context, customer, body.currentPassword)) ??
    (await context.spendOf('account-letter', accountKey(email, context.secret)))
  if (refused) return refused
  await askForLink(context, { purpose: 'email', email, customerId: customer.id }, tx =>
    noteSecurity(context, 'email-change-requested', { customerId: customer.id, tx }),
  )
  return answer({ requested: true as const })
})

export const confirmEmailRoute = route(
  confirmEmail,
  schemas.confirmEmail,
  async (context, { body: { token } }) => {
    const { db, now } = context
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const isChanged = await db.transaction(async tx => {
      const link = await takeLink(tx, { tokenHash: hashOfToken(token), purpose: 'email', now })
      const customer = link?.customerId && (await findCustomer(tx, { id: link.customerId }))
      if (!link || !customer) return false
      const customerId = customer.id
      if (!(await changeCustomerEmail(tx, { customerId, email: link.email, now }))) return false
      await dropLinksOf(tx, { customerId })
      await noteSecurity(context, 'email-changed', { customerId, tx })
      await sendNotice({ ...context, db: tx }, 'mail-changed', customer.email)
      return true
    })
    return isChanged ? answer({ done: true as const }) : refuseLink(context)
  },
)

/** Ends all other sessions: whoever knew the old password is out. */
export const changePasswordRoute = route(
  changePassword,
  schemas.changePassword,
  async (context, { body }) => {
    const { customer, session } = needSession(context)
    const { email, firstName, lastName } = customer
    const errors = accountProblems(context, { password: body.password }, [email, firstName, lastName])
    if (errors) return refuse('invalid-input', { errors })
    const refused = await proveCustomer(context, customer, body.currentPassword)
    if (refused) return refused
    const hash = await hashOfPassword(context, body.password)
    await context.db.transaction(async tx => {
      const customerId = customer.id
      await setPassword(tx, { customerId, hash, now: context.now })
      await endSessions(tx, { customerId, but: session.id })
      await dropLinksOf(tx, { customerId })
      await noteSecurity(context, 'password-changed', { customerId, details: { by: 'customer' }, tx })
      await sendNotice({ ...context, db: tx }, 'password-changed', email)
    })
    return answerAccount(context)
  },
)
