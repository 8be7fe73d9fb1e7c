import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { labEvents, labOrders, orders } from '../schema/index.ts'
import type { OrderRow } from './orders.ts'

export type LabOrderRow = typeof labOrders.$inferSelect
export type LabEventRow = typeof labEvents.$inferSelect

/** Adds lab orders; one that exists for its order, lab and round stays as it is. Returns those of the round. */
export async function addLabOrders(
  tx: Database,
  rows: readonly Omit<LabOrderRow, 'stage' | 'reference' | 'problem' | 'checkedAt'>[],
): Promise<LabOrderRow[]> {
  const [first] = rows
  if (!first) return []
  await tx
    .insert(labOrders)
    .values(rows.map(row => ({ ...row, stage: 'waiting' as const })))
    .onConflictDoNothing()
  const all = await listLabOrders(tx, first.orderId)
  return all.filter(({ round }) => round === first.round)
}

/** The lab orders of an order, oldest first. */
export function listLabOrders(db: Database, orderId: string): Promise<LabOrderRow[]> {
  return db
    .select()
    .from(labOrders)
    .where(eq(labOrders.orderId, orderId))
    .orderBy(asc(labOrders.round), asc(labOrders.lab))
}

/** A lab order with its order. */
export async function findLabOrder(
  db: Database,
  id: string,
): Promise<{ labOrder: LabOrderRow; order: OrderRow } | undefined> {
  const [found] = await db
    .select({ labOrder: labOrders, order: orders })
    .from(labOrders)
    .innerJoin(orders, eq(orders.id, labOrders.orderId))
    .where(eq(labOrders.id, id))
  return found
}

/** The lab order of a lab's own number. */
export async function findLabOrderByReference(
  db: Database,
  { lab, reference }: { lab: string; reference: string },
): Promise<LabOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(labOrders)
    .where(and(eq(labOrders.lab, lab), eq(labOrders.reference, reference)))
  return row
}

/** Orders at labs that were not asked since a moment, those that waited longest first. */
export function listLabOrdersToPoll(
  db: Database,
  { labs, checkedBefore, most }: { labs: readonly string[]; checkedBefore: Date; most: number },
): Promise<LabOrderRow[]> {
  if (labs.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(labOrders)
    .where(
      and(
        inArray(labOrders.lab, [...labs]),
        inArray(labOrders.stage, ['placed', 'in-production']),
        or(isNull(labOrders.checkedAt), lt(labOrders.checkedAt, checkedBefore)),
      ),
    )
    .orderBy(asc(labOrders.checkedAt))
    .limit(most)
}

/** Locks a lab order until the transaction ends. */
export async function lockLabOrder(tx: Database, id: string): Promise<LabOrderRow | undefined> {
  const [row] = await tx.select().from(labOrders).where(eq(labOrders.id, id)).for('update')
  return row
}

export async function updateLabOrder(
  db: Database,
  id: string,
  change: Partial<Pick<LabOrderRow, 'stage' | 'reference' | 'problem' | 'checkedAt'>>,
): Promise<void> {
  await db.update(labOrders).set(change).where(eq(labOrders.id, id))
}

/** Records an attempt or what a lab told; `false` where a callback of this id was recorded before. */
export async function addLabEvent(
  db: Database,
  { eventId = null, ...event }: Omit<LabEventRow, 'sequence' | 'eventId'> & { eventId?: string | null },
): Promise<boolean> {
  const added = await db
    .insert(labEvents)
    .values({ ...event, eventId })
    .onConflictDoNothing()
    .returning({ sequence: labEvents.sequence })
  return added.length > 0
}

/** What happened between the shop and a lab, oldest first. */
export function listLabEvents(db: Database, labOrderId: string): Promise<LabEventRow[]> {
  return db
    .select()
    .from(labEvents)
    .where(eq(labEvents.labOrderId, labOrderId))
    .orderBy(asc(labEvents.sequence))
}
