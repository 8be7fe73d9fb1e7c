import { randomUUID } from 'node:crypto'
import { getGoogleSettings, logInWithGoogle } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addCustomer,
  type CustomerRow,
  findCredential,
  findCustomerByProvider,
  generateCustomerNumber,
  linkAuthProvider,
} from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { normaliseEmail, normaliseName } from './account-fields.ts'
import { nonceCookie, readNonce } from './google-nonce.ts'
import { type GoogleIdentity, readGoogleToken } from './google-token.ts'
import { logIn } from './open-session.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'

export const getGoogleSettingsRoute = route(getGoogleSettings, schemas.getGoogleSettings, context => {
  if (!context.google) return success({ clientId: null, nonce: null })
  const { cookie, nonce } = nonceCookie(context)
  context.setCookies([cookie])
  return success({ clientId: context.google.clientId, nonce })
})

export const logInWithGoogleRoute = route(
  logInWithGoogle,
  schemas.logInWithGoogle,
  async (context, { body: { credential } }) => {
    const { google, log, requestId } = context
    if (!google) return refuse('not-found')
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const nonce = readNonce(context)
    const read = nonce ? await readGoogleToken(google, credential, nonce, context.now) : { problem: 'nonce' }
    if ('problem' in read) {
      log.warn(
        { key: 'sign-in-provider-callback-failed', why: read.problem, requestId },
        'Google token rejected',
      )
      await recordAccountSecurityEvent(context, 'google-refused', { details: { why: read.problem } })
      return refuse('log-in-failed', { text: 'account.google-failed' })
    }
    const customer = await context.db.transaction(tx => customerOf({ ...context, db: tx }, read))
    return customer
      ? logIn(context, customer, 'google')
      : refuse('log-in-failed', { text: 'account.google-failed' })
  },
)

/** Finds the customer by Google's id, then by the address that Google verified; else creates one. */
async function customerOf(context: CallContext, who: GoogleIdentity): Promise<CustomerRow | undefined> {
  const { db: tx, shop, now } = context
  const account = { provider: 'google', accountId: who.subject } as const
  const known = await findCustomerByProvider(tx, account)
  if (known) return known
  const email = normaliseEmail(who.email)
  const [firstName, lastName] = [
    normaliseName(who.firstName).slice(0, 100),
    normaliseName(who.lastName).slice(0, 100),
  ]
  await addCustomer(tx, {
    ...{ id: randomUUID(), email, firstName, lastName, number: generateCustomerNumber() },
    ...{ channel: shop.channel, locale: shop.locale, proof: account, now },
  })
  const customer = (await findCredential(tx, { email }))?.customer
  if (customer) await linkAuthProvider(tx, { customerId: customer.id, ...account, now })
  return customer
}
