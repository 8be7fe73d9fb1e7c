import { and, eq, exists, isNull, not } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { orderEvents, orderNotes, orders, processedOrderEvents } from '../schema/index.ts'

/** Author of the note that marks an order as one of a demo. */
export const DEMO_ACTOR = 'demo'

const isDemo = (db: Database) =>
  exists(
    db
      .select({ id: orderNotes.id })
      .from(orderNotes)
      .where(and(eq(orderNotes.orderId, orders.id), eq(orderNotes.actor, DEMO_ACTOR))),
  )

export const countDemoOrders = (db: Database): Promise<number> => db.$count(orders, isDemo(db))

/** Whether somebody has placed an order. */
export async function hasRealOrders(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(not(isDemo(db)))
    .limit(1)
  return found.length > 0
}

/** Counts the events of an order as processed: they send no email and start no production. */
export async function skipOrderEvents(
  db: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const waiting = await db
    .select({ sequence: orderEvents.sequence })
    .from(orderEvents)
    .leftJoin(processedOrderEvents, eq(processedOrderEvents.sequence, orderEvents.sequence))
    .where(and(eq(orderEvents.orderId, orderId), isNull(processedOrderEvents.sequence)))
  if (waiting.length > 0)
    await db.insert(processedOrderEvents).values(waiting.map(({ sequence }) => ({ sequence, at: now })))
}
