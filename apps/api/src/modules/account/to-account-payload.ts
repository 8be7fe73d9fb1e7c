import type { Account } from '@passepartout/contracts'
import { addressStepSchema } from '@passepartout/contracts/schemas'
import {
  findCustomer,
  listAuthMethods,
  listPasskeys,
  listSavedAddresses,
  listSessions,
} from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { describeBrowser } from './describe-browser.ts'
import { isRecentlyAuthenticated, requireSession } from './require-session.ts'

const addressSchema = addressStepSchema.shape.delivery

export async function toAccountPayload(context: CallContext): Promise<Account> {
  const { db, now } = context
  const own = requireSession(context)
  const customerId = own.customer.id
  const customer = (await findCustomer(db, { id: customerId })) ?? own.customer
  const { password, hasGoogle } = await listAuthMethods(db, { customerId })
  const sessions = await listSessions(db, { customerId, now })
  return {
    number: customer.number,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    createdAt: customer.createdAt.toISOString(),
    hasPassword: password !== null,
    hasGoogle,
    isFresh: isRecentlyAuthenticated(own, now),
    addresses: (await listSavedAddresses(db, { customerId })).map(({ id, address, phone, isDefault }) => ({
      id,
      address: addressSchema.parse(address),
      phone,
      isDefault,
    })),
    sessions: sessions.map(({ id, channel, userAgent, createdAt, updatedAt }) => ({
      id,
      channel,
      ...describeBrowser(userAgent ?? ''),
      startedAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      isCurrent: id === own.session.id,
    })),
    passkeys: (await listPasskeys(db, { customerId })).map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      createdAt: createdAt?.toISOString() ?? null,
    })),
  }
}

export const accountResponse = async (context: CallContext) => success(await toAccountPayload(context))
