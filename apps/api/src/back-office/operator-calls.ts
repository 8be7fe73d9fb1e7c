import { randomUUID } from 'node:crypto'
import {
  addOperator,
  findOperator,
  listOperators as listOperatorRows,
  removeOperator as removeOperatorRow,
  updateOperatorRoles,
} from '@passepartout/db'
import { canGrantRoles } from '@passepartout/domain'
import { createOperatorLink } from '../operators/create-operator-link.ts'
import { isLastOwner } from '../operators/operator-command.ts'
import { type BackOfficeContext, type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'

async function operatorsPayload({ db }: Pick<BackOfficeContext, 'db'>) {
  return (await listOperatorRows(db)).map(({ email, name, roles, twoFactorEnabled }) => ({
    ...{ email, name, roles },
    isSetUp: twoFactorEnabled === true,
  }))
}

export const listOperators: BackOfficeHandler<'listOperators'> = async context =>
  succeed({ operators: await operatorsPayload(context) })

/** Nobody grants what they lack, and nobody changes somebody who may do more than they themselves. */
export const inviteOperator: BackOfficeHandler<'inviteOperator'> = async (context, { body }) => {
  const { db, now, operator } = context
  const email = body.email.toLowerCase()
  if (!canGrantRoles(operator.roles, body.roles)) return refuse('lacks-permission')
  const id = randomUUID()
  if (!(await addOperator(db, { ...body, id, email, now }))) return refuse('exists')
  const link = await createOperatorLink(context, id)
  return succeed({ link, operators: await operatorsPayload(context) })
}

export const changeOperatorRoles: BackOfficeHandler<'changeOperatorRoles'> = async (context, { body }) => {
  const { db, now, operator } = context
  const email = body.email.toLowerCase()
  const changed = await findOperator(db, { email })
  if (!changed) return refuse('not-found')
  if (!canGrantRoles(operator.roles, [...body.roles, ...changed.operator.roles]))
    return refuse('lacks-permission')
  if (!body.roles.includes('owner') && (await isLastOwner(db, email))) return refuse('last-owner')
  await updateOperatorRoles(db, { email, roles: body.roles, now })
  return succeed({ operators: await operatorsPayload(context) })
}

export const removeOperator: BackOfficeHandler<'removeOperator'> = async (context, { body }) => {
  const { db, operator } = context
  const email = body.email.toLowerCase()
  const removed = await findOperator(db, { email })
  if (!removed) return refuse('not-found')
  if (!canGrantRoles(operator.roles, removed.operator.roles)) return refuse('lacks-permission')
  if (await isLastOwner(db, email)) return refuse('last-owner')
  await removeOperatorRow(db, { email })
  return succeed({ operators: await operatorsPayload(context) })
}
