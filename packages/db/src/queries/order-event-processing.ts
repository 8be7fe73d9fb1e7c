import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  orderEvents,
  orderLinePhotos,
  orderLines,
  orders,
  photos,
  processedOrderEvents,
} from '../schema/index.ts'
import type { OrderEventRow, OrderLineRow, OrderRow } from './orders.ts'

/**
 * Claims unprocessed order events of these kinds, oldest first, in the caller's transaction. Simultaneous callers get
 * different ones.
 */
export async function claimUnprocessedOrderEvents(
  tx: Database,
  { kinds, since, most, now }: { kinds: readonly string[]; since: Date; most: number; now: Date },
): Promise<OrderEventRow[]> {
  const waiting = await tx
    .select({ event: orderEvents })
    .from(orderEvents)
    .leftJoin(processedOrderEvents, eq(processedOrderEvents.sequence, orderEvents.sequence))
    .where(
      and(
        inArray(orderEvents.kind, [...kinds]),
        gt(orderEvents.at, since),
        isNull(processedOrderEvents.sequence),
      ),
    )
    .orderBy(asc(orderEvents.sequence))
    .limit(most)
  if (waiting.length === 0) return []
  const taken = await tx
    .insert(processedOrderEvents)
    .values(waiting.map(({ event: { sequence } }) => ({ sequence, at: now })))
    .onConflictDoNothing()
    .returning({ sequence: processedOrderEvents.sequence })
  const mine = new Set(taken.map(({ sequence }) => sequence))
  return waiting.flatMap(({ event }) => (mine.has(event.sequence) ? [event] : []))
}

/** An order line with its order and the photos it prints. */
export async function findOrderLine(
  db: Database,
  id: string,
): Promise<
  { order: OrderRow; line: OrderLineRow; photos: { id: string; hasMaster: boolean }[] } | undefined
> {
  const [found] = await db
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, id))
  if (!found) return undefined
  const shown = await db
    .select({ id: photos.id, hasMaster: photos.hasMaster })
    .from(orderLinePhotos)
    .innerJoin(photos, eq(photos.id, orderLinePhotos.photoId))
    .where(eq(orderLinePhotos.lineId, id))
  return { ...found, photos: shown }
}
