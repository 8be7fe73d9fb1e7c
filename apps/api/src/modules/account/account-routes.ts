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
  putAddress,
  removeAddress as removeRow,
  renameCustomer,
} from '@passepartout/db'
import { refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { accountProblems, tidyName } from './account-fields.ts'
import { checkedAddress } from './checked-address.ts'
import { needSession } from './need-session.ts'
import { noteSecurity } from './note-security.ts'
import { answerAccount } from './shown-account.ts'

const MOST_ADDRESSES = 50

export const getAccountRoute = route(getAccount, schemas.getAccount, answerAccount)

export const changeNameRoute = route(changeName, schemas.changeName, async (context, { body }) => {
  const { customer } = needSession(context)
  const [firstName, lastName] = [tidyName(body.firstName), tidyName(body.lastName)]
  const errors = accountProblems(context, { firstName, lastName })
  if (errors) return refuse('invalid-input', { errors })
  await renameCustomer(context.db, { customerId: customer.id, firstName, lastName, now: context.now })
  return answerAccount(context)
})

type AddressBody = Parameters<typeof checkedAddress>[1] & { isDefault: boolean }

async function keepAddress(context: CallContext, id: string | undefined, body: AddressBody) {
  const { db, now } = context
  const { customer } = needSession(context)
  const { errors, ...checked } = checkedAddress(context, body)
  if (errors) return refuse('invalid-input', { errors })
  const kept = await putAddress(db, {
    ...{ customerId: customer.id, id, ...checked, isDefault: body.isDefault },
    ...{ most: MOST_ADDRESSES, now },
  })
  if (kept === 'missing') return refuse('not-found')
  return kept === 'full' ? refuse('invalid-input', { text: 'account.full' }) : answerAccount(context)
}

export const addAddressRoute = route(addAddress, schemas.addAddress, (context, { body }) =>
  keepAddress(context, undefined, body),
)

export const changeAddressRoute = route(changeAddress, schemas.changeAddress, (context, { params, body }) =>
  keepAddress(context, params.id, body),
)

export const removeAddressRoute = route(removeAddress, schemas.removeAddress, async (context, { params }) => {
  const { customer } = needSession(context)
  await removeRow(context.db, { customerId: customer.id, id: params.id })
  return answerAccount(context)
})

export const endSessionRoute = route(endSession, schemas.endSession, async (context, { params }) => {
  const { customer } = needSession(context)
  await endOne(context.db, { customerId: customer.id, id: params.id })
  await noteSecurity(context, 'session-ended', { customerId: customer.id })
  return answerAccount(context)
})

export const endOtherSessionsRoute = route(endOtherSessions, schemas.endOtherSessions, async context => {
  const { customer, session } = needSession(context)
  await endAll(context.db, { customerId: customer.id, but: session.id })
  await noteSecurity(context, 'session-ended', { customerId: customer.id, details: { all: true } })
  return answerAccount(context)
})
