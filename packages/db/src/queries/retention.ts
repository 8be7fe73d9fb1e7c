import { FINAL_ORDER_STATES } from '@passepartout/domain'
import { and, eq, exists, inArray, lt, ne, not, notExists, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  cartLinePhotos,
  cartLines,
  carts,
  checkouts,
  orderEvents,
  orderLinePhotos,
  orderLineRecipients,
  orderLines,
  orders,
  photos,
  visitors,
} from '../schema/index.ts'
import type { OrderRow } from './orders.ts'

/**
 * Orders that ended before a moment and still hold photos, addresses of other people or files at the lab, oldest first.
 */
export function ordersWithOldPhotos(
  db: Database,
  { endedBefore, most }: { endedBefore: Date; most: number },
): Promise<OrderRow[]> {
  const endedLater = db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        inArray(orderEvents.state, [...FINAL_ORDER_STATES]),
        not(lt(orderEvents.at, endedBefore)),
      ),
    )
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.isCleared, false),
        inArray(orders.state, [...FINAL_ORDER_STATES]),
        // An order cannot end before it is placed: recent orders are skipped without reading their events.
        lt(orders.placedAt, endedBefore),
        notExists(endedLater),
      ),
    )
    .orderBy(orders.placedAt)
    .limit(most)
}

/**
 * Ends the photo hold of an order, deletes other people's addresses and names, and returns the photos it printed and
 * its lines.
 */
export async function releaseOrderPhotoHold(
  db: Database,
  orderId: string,
): Promise<{ photoIds: string[]; lineIds: string[] }> {
  await db.update(orders).set({ isCleared: true }).where(eq(orders.id, orderId))
  const lines = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId))
  const lineIds = lines.map(({ id }) => id)
  if (lineIds.length === 0) return { photoIds: [], lineIds }
  await db.delete(orderLineRecipients).where(inArray(orderLineRecipients.lineId, lineIds))
  await db
    .update(orderLines)
    .set({ document: sql`${orderLines.document} #- '{card,merge}'` })
    .where(and(inArray(orderLines.id, lineIds), sql`${orderLines.document} #> '{card,merge}' is not null`))
  const rows = await db
    .delete(orderLinePhotos)
    .where(inArray(orderLinePhotos.lineId, lineIds))
    .returning({ id: orderLinePhotos.photoId })
  return { photoIds: [...new Set(rows.map(({ id }) => id))], lineIds }
}

/**
 * Marks photos that no cart or order prints any more for deletion, and returns them; their files are to be deleted and
 * then their rows (`forgetPhoto`).
 */
export async function markPhotosForDeletion(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const inCart = db.select({ one: sql`1` }).from(cartLinePhotos).where(eq(cartLinePhotos.photoId, photos.id))
  const inOrder = db
    .select({ one: sql`1` })
    .from(orderLinePhotos)
    .where(eq(orderLinePhotos.photoId, photos.id))
  const rows = await db
    .update(photos)
    .set({ state: 'leaving' })
    .where(
      and(inArray(photos.id, [...ids]), notExists(inCart), notExists(inOrder), ne(photos.state, 'leaving')),
    )
    .returning({ id: photos.id })
  return rows.map(({ id }) => id)
}

export interface AbandonedCart {
  cartId: string
  visitorId: string
  channel: OrderRow['channel']
  country: OrderRow['country']
  /** Of the address step. */
  locale: OrderRow['locale'] | null
  /** From the address step, where the visitor reached it. */
  email: string | null
}

/** Carts with photos that were last used before a moment. */
export async function listAbandonedCarts(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<AbandonedCart[]> {
  const held = db
    .select({ one: sql`1` })
    .from(cartLinePhotos)
    .innerJoin(cartLines, eq(cartLines.id, cartLinePhotos.lineId))
    .where(eq(cartLines.cartId, carts.id))
  return db
    .select({
      cartId: carts.id,
      visitorId: carts.visitorId,
      channel: carts.channel,
      country: carts.country,
      locale: checkouts.locale,
      email: sql<string | null>`nullif(${checkouts.address} #>> '{contact,email}', '')`,
    })
    .from(carts)
    .innerJoin(visitors, eq(visitors.id, carts.visitorId))
    .leftJoin(checkouts, eq(checkouts.cartId, carts.id))
    .where(and(lt(carts.updatedAt, before), lt(visitors.lastSeenAt, before), exists(held)))
    .orderBy(carts.updatedAt)
    .limit(most)
}

/** Deletes the designed lines of a cart, and returns their photos and ids. */
export async function removeDesignedLines(
  db: Database,
  cartId: string,
): Promise<{ photoIds: string[]; lineIds: string[] }> {
  const rows = await db
    .select({ lineId: cartLines.id, photoId: cartLinePhotos.photoId })
    .from(cartLines)
    .innerJoin(cartLinePhotos, eq(cartLinePhotos.lineId, cartLines.id))
    .where(eq(cartLines.cartId, cartId))
  const lineIds = [...new Set(rows.map(({ lineId }) => lineId))]
  if (lineIds.length > 0) await db.delete(cartLines).where(inArray(cartLines.id, lineIds))
  return { photoIds: [...new Set(rows.map(({ photoId }) => photoId))], lineIds }
}
