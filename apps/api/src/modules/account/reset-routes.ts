import { logInByLink, requestLogInLink, requestPasswordReset, resetPassword } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  consumeOneTimeLink,
  deleteLinksOfCustomer,
  endSessions,
  findCustomer,
  findLinkByToken,
  setPassword,
} from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { accountProblems, normaliseEmail } from './account-fields.ts'
import { accountKey } from './account-key.ts'
import { enqueueAccountNotice } from './enqueue-account-email.ts'
import { hashToken, requestOneTimeLink } from './links.ts'
import { logIn } from './open-session.ts'
import { hashPassword } from './passwords.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'

/** The response is the same whether the address has an account or not: the email job looks it up. */
async function sendLink(context: CallContext, typed: string, purpose: 'reset' | 'log-in') {
  const email = normaliseEmail(typed)
  const errors = accountProblems(context, { email })
  if (errors) return refuse('invalid-input', { errors })
  const account = accountKey(email, context.secret)
  const refused = await context.spendOf('account-letter', account)
  if (refused) return refused
  await requestOneTimeLink(context, { purpose, email }, tx =>
    recordAccountSecurityEvent(context, 'link-requested', { details: { account, purpose }, tx }),
  )
  return success({ requested: true as const })
}

export const requestPasswordResetRoute = route(
  requestPasswordReset,
  schemas.requestPasswordReset,
  (context, { body }) => sendLink(context, body.email, 'reset'),
)

export const requestLogInLinkRoute = route(requestLogInLink, schemas.requestLogInLink, (context, { body }) =>
  sendLink(context, body.email, 'log-in'),
)

/** A refused password leaves the link valid; an accepted one ends all open sessions. */
export const resetPasswordRoute = route(
  resetPassword,
  schemas.resetPassword,
  async (context, { body: { token, password } }) => {
    const { db, now } = context
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const tokenHash = hashToken(token)
    const link = await findLinkByToken(db, { tokenHash, purpose: 'reset', now })
    if (!link?.customerId) return refuseExpiredLink(context)
    const customer = await findCustomer(db, { id: link.customerId })
    const { email = '', firstName = '', lastName = '' } = customer ?? {}
    const errors = accountProblems(context, { password }, [email, firstName, lastName])
    if (errors) return refuse('invalid-input', { errors })
    const hash = await hashPassword(context, password)
    const isChanged = await db.transaction(async tx => {
      const taken = await consumeOneTimeLink(tx, { tokenHash, purpose: 'reset', now })
      if (!taken?.customerId || !customer) return false
      const { customerId } = taken
      await setPassword(tx, { customerId, hash, now })
      await endSessions(tx, { customerId })
      await deleteLinksOfCustomer(tx, { customerId })
      await recordAccountSecurityEvent(context, 'password-changed', {
        customerId,
        details: { by: 'link' },
        tx,
      })
      await enqueueAccountNotice({ ...context, db: tx }, 'password-changed', customer.email)
      return true
    })
    return isChanged ? success({ done: true as const }) : refuseExpiredLink(context)
  },
)

export const logInByLinkRoute = route(
  logInByLink,
  schemas.logInByLink,
  async (context, { body: { token } }) => {
    const { db, now } = context
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const link = await consumeOneTimeLink(db, { tokenHash: hashToken(token), purpose: 'log-in', now })
    const customer = link?.customerId ? await findCustomer(db, { id: link.customerId }) : undefined
    return customer ? logIn(context, customer, 'link') : refuseExpiredLink(context)
  },
)

/** Refuses a link that is used, expired or unknown. */
export async function refuseExpiredLink(context: CallContext) {
  await recordAccountSecurityEvent(context, 'link-refused')
  return refuse('link-expired')
}
