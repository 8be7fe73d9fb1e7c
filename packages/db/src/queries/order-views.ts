import { and, asc, eq, ne, or } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { operators, orderViews } from '../schema/index.ts'

export type OrderViewRow = typeof orderViews.$inferSelect

/** An operator's own views and the shared ones of others, by name. */
export async function listOrderViews(
  db: Database,
  operatorId: string,
): Promise<{ view: OrderViewRow; savedBy: string | null }[]> {
  return db
    .select({ view: orderViews, savedBy: operators.name })
    .from(orderViews)
    .leftJoin(operators, eq(operators.id, orderViews.operatorId))
    .where(or(eq(orderViews.operatorId, operatorId), orderViews.isShared))
    .orderBy(asc(orderViews.name), asc(orderViews.id))
}

/** Saves a view in place of an earlier one of the same operator and name; `false` where they have `most` others. */
export async function saveOrderView(
  db: Database,
  { most, ...view }: OrderViewRow & { operatorId: string; most: number },
): Promise<boolean> {
  const { operatorId, name, isShared, filter } = view
  const others = and(eq(orderViews.operatorId, operatorId), ne(orderViews.name, name))
  if ((await db.$count(orderViews, others)) >= most) return false
  await db
    .insert(orderViews)
    .values(view)
    .onConflictDoUpdate({
      target: [orderViews.operatorId, orderViews.name],
      set: { isShared, filter },
    })
  return true
}

/** Removes a view of the operator, with `mayRemoveShared` also a shared view of another operator. */
export async function removeOrderView(
  db: Database,
  { id, operatorId, mayRemoveShared }: { id: string; operatorId: string; mayRemoveShared: boolean },
): Promise<boolean> {
  const own = eq(orderViews.operatorId, operatorId)
  const removable = mayRemoveShared ? or(own, orderViews.isShared) : own
  const rows = await db
    .delete(orderViews)
    .where(and(eq(orderViews.id, id), removable))
    .returning({ id: orderViews.id })
  return rows.length > 0
}
