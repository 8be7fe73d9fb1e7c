import {
  addPasskey,
  getPasskeyChallenge,
  getPasskeyRegistrationChallenge,
  logInWithPasskey,
  removePasskey,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type Database, findCustomer, listPasskeys, removePasskey as removeRow } from '@passepartout/db'
import { isAPIError } from 'better-auth/api'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { enqueueAccountNotice } from './enqueue-account-email.ts'
import { logIn } from './open-session.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'
import { requireSession, verifyCustomer } from './require-session.ts'
import { accountResponse } from './to-account-payload.ts'

const MOST_PASSKEYS = 20

/** better-auth with the shop's own origin, whatever host the request named. */
const authOf = ({ sessions, shop, pageUrl }: CallContext) =>
  sessions.of(shop.channel, new URL(pageUrl(shop, '/')).origin)

const authWithin = (tx: Database, { sessions, shop, pageUrl }: CallContext) =>
  sessions.within(tx, shop.channel, new URL(pageUrl(shop, '/')).origin)

/** `undefined` for an error of the client (status below 500); other errors are thrown. */
async function orUndefined<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    return undefined
  }
}

async function orRefused<T>(context: CallContext, run: () => Promise<T>): Promise<T | undefined> {
  const done = await orUndefined(run)
  if (done === undefined) await recordAccountSecurityEvent(context, 'passkey-refused')
  return done
}

export const getPasskeyChallengeRoute = route(
  getPasskeyChallenge,
  schemas.getPasskeyQuestion,
  async context => {
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const { headers } = context.request
    const options = await authOf(context).api.generatePasskeyAuthenticationOptions({
      headers,
      returnHeaders: true,
    })
    context.setCookies(options.headers.getSetCookie())
    return success({ options: { ...options.response } })
  },
)

export const logInWithPasskeyRoute = route(
  logInWithPasskey,
  schemas.logInWithPasskey,
  async (context, { body }) => {
    const limited = await context.spend('log-in-token')
    if (limited) return limited
    const { headers } = context.request
    const verified = await orRefused(context, () =>
      authOf(context).api.verifyPasskeyAuthentication({
        body: { response: body.response as never },
        headers,
        returnHeaders: true,
      }),
    )
    const customer = verified && (await findCustomer(context.db, { id: verified.response.user.id }))
    if (!customer) return refuse('log-in-failed', { text: 'account.passkey-failed' })
    return logIn(context, customer, 'passkey', verified.headers)
  },
)

export const getPasskeyRegistrationChallengeRoute = route(
  getPasskeyRegistrationChallenge,
  schemas.getNewPasskeyQuestion,
  async (context, { body }) => {
    const { customer } = requireSession(context)
    const refused = await verifyCustomer(context, customer, body.currentPassword)
    if (refused) return refused
    if ((await listPasskeys(context.db, { customerId: customer.id })).length >= MOST_PASSKEYS)
      return refuse('invalid-input', { text: 'account.full' })
    const options = await orRefused(context, () =>
      authOf(context).api.generatePasskeyRegistrationOptions({
        query: { name: customer.email },
        headers: context.request.headers,
        returnHeaders: true,
      }),
    )
    if (!options) return refuse('log-in-again')
    context.setCookies(options.headers.getSetCookie())
    return success({ options: { ...options.response } })
  },
)

export const addPasskeyRoute = route(addPasskey, schemas.addPasskey, async (context, { body }) => {
  const { customer } = requireSession(context)
  const name = body.name
    .replace(/\p{Cc}|\p{Cf}/gu, ' ')
    .trim()
    .slice(0, 60)
  // One transaction, so that a passkey always comes with its security event and email, even after a crash.
  const added = await orRefused(context, () =>
    context.db.transaction(async tx => {
      const own = await orUndefined(() =>
        authWithin(tx, context).api.verifyPasskeyRegistration({
          body: { response: body.response, name },
          headers: context.request.headers,
        }),
      )
      if (!own) return undefined
      await recordAccountSecurityEvent(context, 'passkey-added', { customerId: customer.id, tx })
      await enqueueAccountNotice({ ...context, db: tx }, 'passkey-added', customer.email)
      return own
    }),
  )
  if (!added) return refuse('log-in-failed', { text: 'account.passkey-failed' })
  return accountResponse(context)
})

export const removePasskeyRoute = route(removePasskey, schemas.removePasskey, async (context, { params }) => {
  const { customer } = requireSession(context)
  const isRemoved = await context.db.transaction(async tx => {
    const isOwn = await removeRow(tx, { customerId: customer.id, id: params.id })
    if (isOwn) await recordAccountSecurityEvent(context, 'passkey-removed', { customerId: customer.id, tx })
    return isOwn
  })
  if (!isRemoved) return refuse('not-found')
  return accountResponse(context)
})
