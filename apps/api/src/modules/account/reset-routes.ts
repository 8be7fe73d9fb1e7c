import { logInByLink, requestLogInLink, requestPasswordReset, resetPassword } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  dropLinksOf,
  endSessions,
  findCustomer,
  findLinkByToken,
  setPassword,
  takeLink,
} from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { accountProblems, tidyEmail } from './account-fields.ts'
import { accountKey } from './account-key.ts'
import { askForLink, hashOfToken } from './links.ts'
import { noteSecurity } from './note-security.ts'
import { logIn } from './open-session.ts'
import { hashOfPassword } from './passwords.ts'
import { sendNotice } from './write-account-letter.ts'

/** The same answer whoever has the address: whether somebody has is looked up when the letter is written. */
async function sendLink(context: CallContext, typed: string, purpose: 'reset' | 'log-in') {
  const email = tidyEmail(typed)
  const errors = accountProblems(context, { email })
  if (errors) return refuse('invalid-input', { errors })
  const account = accountKey(email, context.secret)
  const refused = await context.spendOf('account-letter', account)
  if (refused) return refused
  await askForLink(context, { purpose, email }, tx =>
    noteSecurity(context, 'link-requested', { details: { account, purpose }, tx }),
  )
  return answer({ requested: true as const })
}

export const requestPasswordResetRoute = route(
  requestPasswordReset,
  schemas.requestPasswordReset,
  (context, { body }) => sendLink(context, body.email, 'reset'),
)

export const requestLogInLinkRoute = route(requestLogInLink, schemas.requestLogInLink, (context, { body }) =>
  sendLink(context, body.email, 'log-in'),
)

/** A password that is refused leaves the link as it is; one that is taken ends everything that was open. */
export const resetPasswordRoute = route(
  resetPassword,
  schemas.resetPassword,
  async (context, { body: { token, password } }) => {
    const { db, now } = context
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const tokenHash = hashOfToken(token)
    const link = await findLinkByToken(db, { tokenHash, purpose: 'reset', now })
    if (!link?.customerId) return refuseLink(context)
    const customer = await findCustomer(db, { id: link.customerId })
    const { email = '', firstName = '', lastName = '' } = customer ?? {}
    const errors = accountProblems(context, { password }, [email, firstName, lastName])
    if (errors) return refuse('invalid-input', { errors })
    const hash = await hashOfPassword(context, password)
    const isChanged = await db.transaction(async tx => {
      const taken = await takeLink(tx, { tokenHash, purpose: 'reset', now })
      if (!taken?.customerId || !customer) return false
      const { customerId } = taken
      await setPassword(tx, { customerId, hash, now })
      await endSessions(tx, { customerId })
      await dropLinksOf(tx, { customerId })
      await noteSecurity(context, 'password-changed', { customerId, details: { by: 'link' }, tx })
      await sendNotice({ ...context, db: tx }, 'password-changed', customer.email)
      return true
    })
    return isChanged ? answer({ done: true as const }) : refuseLink(context)
  },
)

export const logInByLinkRoute = route(
  logInByLink,
  schemas.logInByLink,
  async (context, { body: { token } }) => {
    const { db, now } = context
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const link = await takeLink(db, { tokenHash: hashOfToken(token), purpose: 'log-in', now })
    const customer = link?.customerId ? await findCustomer(db, { id: link.customerId }) : undefined
    return customer ? logIn(context, customer, 'link') : refuseLink(context)
  },
)

/** Of a link that was used, is over or never was. */
export async function refuseLink(context: CallContext) {
  await noteSecurity(context, 'link-refused')
  return refuse('link-expired')
}
