import { randomUUID } from 'node:crypto'
import { confirmSignUp, signUp } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addCustomer,
  type CustomerRow,
  consumeOneTimeLink,
  findCredential,
  generateCustomerNumber,
} from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { accountProblems, normaliseEmail, normaliseName } from './account-fields.ts'
import { accountKey } from './account-key.ts'
import { hashToken, requestOneTimeLink } from './links.ts'
import { logIn } from './open-session.ts'
import { hashPassword } from './passwords.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'
import { toCustomerPayload } from './to-customer-payload.ts'

/**
 * The account is created when the link in the email is used. So no response reveals whether an address has an account,
 * and no visitor can prepare an account for another person's address.
 */
export const signUpRoute = route(signUp, schemas.signUp, async (context, { body }) => {
  const email = normaliseEmail(body.email)
  const [firstName, lastName] = [normaliseName(body.firstName), normaliseName(body.lastName)]
  const errors = accountProblems(context, { email, firstName, lastName, password: body.password })
  if (errors) return refuse('invalid-input', { errors })
  const account = accountKey(email, context.secret)
  const refused =
    (await context.spendOf('sign-up', account)) ?? (await context.spendOf('account-letter', account))
  if (refused) return refused
  const details = { firstName, lastName, passwordHash: await hashPassword(context, body.password) }
  await requestOneTimeLink(context, { purpose: 'sign-up', email, details }, tx =>
    recordAccountSecurityEvent(context, 'sign-up-requested', { details: { account }, tx }),
  )
  return success(await toCustomerPayload(context, { visitorId: context.visitorId }))
})

export const confirmSignUpRoute = route(
  confirmSignUp,
  schemas.confirmSignUp,
  async (context, { body: { token } }) => {
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const customer = await context.db.transaction(tx => makeAccount({ ...context, db: tx }, token))
    return customer ? logIn(context, customer, 'sign-up') : refuse('link-expired')
  },
)

async function makeAccount(context: CallContext, token: string): Promise<CustomerRow | undefined> {
  const { db: tx, shop, now } = context
  const link = await consumeOneTimeLink(tx, { tokenHash: hashToken(token), purpose: 'sign-up', now })
  if (!link) return undefined
  const { firstName = '', lastName = '', passwordHash = '' } = link.details
  const made = await addCustomer(tx, {
    ...{ id: randomUUID(), email: link.email, firstName, lastName, number: generateCustomerNumber() },
    ...{ channel: link.channel, locale: shop.locale, proof: { passwordHash }, now },
  })
  // After two sign-ups the first link used counts.
  if (!made) return undefined
  const customer = (await findCredential(tx, { email: link.email }))?.customer
  await recordAccountSecurityEvent(context, 'account-made', { customerId: customer?.id ?? null })
  return customer
}
