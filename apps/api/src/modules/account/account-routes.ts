import {
  addAddress,
  changeAddress,
  changeName,
  endOtherSessions,
  endSession,
  getAccount,
  removeAddress,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  endSessions as endAll,
  endSession as endOne,
  deleteSavedAddress as removeRow,
  renameCustomer,
  upsertSavedAddress,
} from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { refuse } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { accountProblems, normaliseName } from './account-fields.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'
import { requireSession } from './require-session.ts'
import { accountResponse } from './to-account-payload.ts'
import { validateSavedAddress } from './validate-saved-address.ts'

const MOST_ADDRESSES = 50

export const getAccountRoute = route(getAccount, schemas.getAccount, accountResponse)

export const changeNameRoute = route(changeName, schemas.changeName, async (context, { body }) => {
  const { customer } = requireSession(context)
  const [firstName, lastName] = [normaliseName(body.firstName), normaliseName(body.lastName)]
  const errors = accountProblems(context, { firstName, lastName })
  if (errors) return refuse('invalid-input', { errors })
  await renameCustomer(context.db, { customerId: customer.id, firstName, lastName, now: context.now })
  return accountResponse(context)
})

type AddressBody = Parameters<typeof validateSavedAddress>[1] & { isDefault: boolean }

async function saveAddressOf(context: CallContext, id: string | undefined, body: AddressBody) {
  const { db, now } = context
  const { customer } = requireSession(context)
  const { errors, ...checked } = validateSavedAddress(context, body)
  if (errors) return refuse('invalid-input', { errors })
  const saved = await upsertSavedAddress(db, {
    ...{ customerId: customer.id, id, ...checked, isDefault: body.isDefault },
    ...{ most: MOST_ADDRESSES, now },
  })
  if (saved === 'missing') return refuse('not-found')
  return saved === 'full' ? refuse('invalid-input', { text: 'account.full' }) : accountResponse(context)
}

export const addAddressRoute = route(addAddress, schemas.addAddress, (context, { body }) =>
  saveAddressOf(context, undefined, body),
)

export const changeAddressRoute = route(changeAddress, schemas.changeAddress, (context, { params, body }) =>
  saveAddressOf(context, params.id, body),
)

export const removeAddressRoute = route(removeAddress, schemas.removeAddress, async (context, { params }) => {
  const { customer } = requireSession(context)
  await removeRow(context.db, { customerId: customer.id, id: params.id })
  return accountResponse(context)
})

export const endSessionRoute = route(endSession, schemas.endSession, async (context, { params }) => {
  const { customer } = requireSession(context)
  await endOne(context.db, { customerId: customer.id, id: params.id })
  await recordAccountSecurityEvent(context, 'session-ended', { customerId: customer.id })
  return accountResponse(context)
})

export const endOtherSessionsRoute = route(endOtherSessions, schemas.endOtherSessions, async context => {
  const { customer, session } = requireSession(context)
  await endAll(context.db, { customerId: customer.id, but: session.id })
  await recordAccountSecurityEvent(context, 'session-ended', {
    customerId: customer.id,
    details: { all: true },
  })
  return accountResponse(context)
})
