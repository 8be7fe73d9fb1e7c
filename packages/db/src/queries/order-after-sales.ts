import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { orderCases, orderEvents, orderLinePhotos, orders, shipments } from '../schema/index.ts'
import { emailEquals } from './email-equals.ts'
import {
  type OrderRow,
  type OrderTransitionInput,
  type OrderTransitionResult,
  transitionOrder,
} from './orders.ts'

export type OrderCaseRow = typeof orderCases.$inferSelect
export type ShipmentRow = typeof shipments.$inferSelect

/**
 * Applies a transition to an order together with `also`, all or nothing; a repeated or refused transition does nothing
 * more.
 */
export function transitionOrderWith(
  db: Database,
  step: OrderTransitionInput,
  also: (tx: Database, order: OrderRow) => Promise<void>,
): Promise<OrderTransitionResult> {
  return db.transaction(async tx => {
    const moved = await transitionOrder(tx, step)
    if (moved.ok && !moved.repeated) await also(tx, moved.order)
    return moved
  })
}

/** Replaces the address of an order; to be called with the transition that records it in the order events. */
export async function setOrderAddress(
  db: Database,
  { orderId, address }: { orderId: string; address: unknown },
): Promise<void> {
  await db.update(orders).set({ address }).where(eq(orders.id, orderId))
}

export function listShipments(db: Database, orderId: string): Promise<ShipmentRow[]> {
  return db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.number))
}

/** Adds a shipment with the next number. */
export async function addShipment(
  db: Database,
  parcel: Omit<ShipmentRow, 'number' | 'deliveredAt'>,
): Promise<ShipmentRow> {
  const number = (await db.$count(shipments, eq(shipments.orderId, parcel.orderId))) + 1
  const [row] = await db
    .insert(shipments)
    .values({ ...parcel, number, deliveredAt: null })
    .returning()
  if (!row) throw new Error('The parcel could not be written')
  return row
}

/** Records the delivery of shipments: one, or all that are under way. Returns how many are still under way. */
export async function markShipmentsDelivered(
  db: Database,
  { orderId, number, at }: { orderId: string; number?: number | undefined; at: Date },
): Promise<number> {
  const open = and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt))
  await db
    .update(shipments)
    .set({ deliveredAt: at })
    .where(number === undefined ? open : and(open, eq(shipments.number, number)))
  return db.$count(shipments, open)
}

export function listOrderCases(db: Database, orderId: string): Promise<OrderCaseRow[]> {
  return db
    .select()
    .from(orderCases)
    .where(eq(orderCases.orderId, orderId))
    .orderBy(asc(orderCases.createdAt))
}

/** Complaints and withdrawals pending a decision, the oldest first. */
export function listPendingCases(db: Database): Promise<(OrderCaseRow & { orderNumber: string | null })[]> {
  return db
    .select({
      id: orderCases.id,
      orderId: orderCases.orderId,
      kind: orderCases.kind,
      state: orderCases.state,
      content: orderCases.content,
      createdAt: orderCases.createdAt,
      decidedAt: orderCases.decidedAt,
      orderNumber: orders.number,
    })
    .from(orderCases)
    .leftJoin(orders, eq(orders.id, orderCases.orderId))
    .where(eq(orderCases.state, 'received'))
    .orderBy(asc(orderCases.createdAt))
}

export async function findCase(db: Database, id: string): Promise<OrderCaseRow | undefined> {
  const [row] = await db.select().from(orderCases).where(eq(orderCases.id, id))
  return row
}

/** Cases decided before a moment that still have images. */
export async function listDecidedCasesWithImages(
  db: Database,
  { decidedBefore, most }: { decidedBefore: Date; most: number },
): Promise<{ id: string; pictures: string[] }[]> {
  const rows = await db
    .select({ id: orderCases.id, pictures: sql<string[]>`${orderCases.content} -> 'pictures'` })
    .from(orderCases)
    .where(
      and(
        ne(orderCases.state, 'received'),
        lt(orderCases.decidedAt, decidedBefore),
        sql`${orderCases.content} -> 'pictures' -> 0 is not null`,
      ),
    )
    .limit(most)
  return rows
}

/** Deletes the images of a case; the case itself stays. */
export async function clearCaseImages(db: Database, id: string): Promise<void> {
  await db
    .update(orderCases)
    .set({ content: sql`${orderCases.content} - 'pictures' - 'photos'` })
    .where(eq(orderCases.id, id))
}

/** A case with the same content since a moment: the same form sent twice. */
export async function findDuplicateCase(
  db: Database,
  { kind, content, since }: { kind: OrderCaseRow['kind']; content: unknown; since: Date },
): Promise<OrderCaseRow | undefined> {
  const [row] = await db
    .select()
    .from(orderCases)
    .where(
      and(
        eq(orderCases.kind, kind),
        gt(orderCases.createdAt, since),
        sql`${orderCases.content} = ${JSON.stringify(content)}::jsonb`,
      ),
    )
    .orderBy(asc(orderCases.createdAt))
    .limit(1)
  return row
}

export async function addCase(
  db: Database,
  added: Pick<OrderCaseRow, 'id' | 'orderId' | 'kind' | 'content' | 'createdAt'>,
): Promise<void> {
  await db.insert(orderCases).values({ ...added, state: 'received', decidedAt: null })
}

/** `false` where the case has been decided before. */
export async function decideCase(
  db: Database,
  { id, state, now }: { id: string; state: Exclude<OrderCaseRow['state'], 'received'>; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(orderCases)
    .set({ state, decidedAt: now })
    .where(and(eq(orderCases.id, id), eq(orderCases.state, 'received')))
    .returning({ id: orderCases.id })
  return rows.length > 0
}

/** The photos that the lines of an order print, by line. */
export function listPhotosByOrderLine(
  db: Database,
  lineIds: readonly string[],
): Promise<{ lineId: string; photoId: string }[]> {
  if (lineIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(orderLinePhotos)
    .where(inArray(orderLinePhotos.lineId, [...lineIds]))
}

export interface OrderSearch {
  states?: readonly OrderRow['state'][] | undefined
  email?: string | undefined
  channel?: OrderRow['channel'] | undefined
  from?: Date | undefined
  until?: Date | undefined
  most: number
}

/** Orders for the back office, the newest first. */
export function listOrders(
  db: Database,
  { states, email, channel, from, until, most }: OrderSearch,
): Promise<OrderRow[]> {
  const wanted: (SQL | undefined)[] = [
    states && inArray(orders.state, [...states]),
    email === undefined ? undefined : emailEquals(orders.email, email),
    channel && eq(orders.channel, channel),
    from && sql`${orders.placedAt} >= ${from.toISOString()}`,
    until && lt(orders.placedAt, until),
  ]
  return db
    .select()
    .from(orders)
    .where(and(...wanted))
    .orderBy(desc(orders.placedAt))
    .limit(most)
}

/** Those of some orders whose lines the lab has produced completely, reprints included. */
export async function fullyProducedOrders(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const kinds = ['production-started', 'reprinted', 'all-produced']
  const last = await db
    .selectDistinctOn([orderEvents.orderId], { orderId: orderEvents.orderId, kind: orderEvents.kind })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...ids]), inArray(orderEvents.kind, kinds)))
    .orderBy(asc(orderEvents.orderId), desc(orderEvents.sequence))
  return new Set(last.flatMap(({ orderId, kind }) => (kind === 'all-produced' ? [orderId] : [])))
}

/** When an order last entered a state. */
export async function lastEnteredStateAt(
  db: Database,
  { orderId, kind }: { orderId: string; kind: string },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)))
    .orderBy(desc(orderEvents.sequence))
    .limit(1)
  return row?.at
}
