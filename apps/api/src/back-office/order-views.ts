import { randomUUID } from 'node:crypto'
import { orderViewFilterSchema } from '@passepartout/contracts/back-office/schemas'
import {
  listOrderViews as listOrderViewRows,
  removeOrderView as removeRow,
  saveOrderView as saveRow,
} from '@passepartout/db'
import { permissionsOf } from '@passepartout/domain'
import { type BackOfficeContext, type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'

const MAX_VIEWS = 50

async function viewsPayload({ db, operator }: Pick<BackOfficeContext, 'db' | 'operator'>) {
  const rows = await listOrderViewRows(db, operator.id)
  return {
    views: rows.map(({ view: { id, name, isShared, filter, operatorId }, savedBy }) => ({
      ...{ id, name, isShared, savedBy, isOwn: operatorId === operator.id },
      // A state or country of an older version of the shop is left out.
      filter: orderViewFilterSchema.safeParse(filter).data ?? {},
    })),
  }
}

export const listOrderViews: BackOfficeHandler<'listOrderViews'> = async context =>
  succeed(await viewsPayload(context))

export const saveOrderView: BackOfficeHandler<'saveOrderView'> = async (context, { body }) => {
  const { db, operator, now } = context
  const view = { id: randomUUID(), operatorId: operator.id, createdAt: now, ...body }
  if (!(await saveRow(db, { ...view, most: MAX_VIEWS }))) return refuse('too-many')
  return succeed(await viewsPayload(context))
}

/** Shared views of others are removed by who has the permission for it. */
export const removeOrderView: BackOfficeHandler<'removeOrderView'> = async (context, { params: { id } }) => {
  const { db, operator } = context
  const mayRemoveShared = permissionsOf(operator.roles).has('shared-views:remove')
  if (!(await removeRow(db, { id, operatorId: operator.id, mayRemoveShared }))) return refuse('not-found')
  return succeed(await viewsPayload(context))
}
