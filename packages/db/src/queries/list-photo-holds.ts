import { FINAL_ORDER_STATES } from '@passepartout/domain'
import { eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  cartLinePhotos,
  cartLines,
  carts,
  orderEvents,
  orderLinePhotos,
  orderLines,
  orders,
  photos,
  visitors,
} from '../schema/index.ts'

export interface PhotoHoldMoments {
  /** Last use of the last cart that contains it. */
  carts: ReadonlyMap<string, Date>
  /** End of the last order that prints it; null while one of them is active. */
  orders: ReadonlyMap<string, Date | null>
}

/**
 * Carts and orders that hold a visitor's photos, by the moments from which `ordersWithOldPhotos` and
 * `listAbandonedCarts` count.
 */
export async function listPhotoHolds(
  db: Database,
  { visitorId }: { visitorId: string },
): Promise<PhotoHoldMoments> {
  const own = eq(photos.visitorId, visitorId)
  const hasEnded = inArray(orderEvents.state, [...FINAL_ORDER_STATES])
  const [inCart, inOrder] = await Promise.all([
    db
      .select({ id: photos.id, usedAt: max(carts.updatedAt), seenAt: max(visitors.lastSeenAt) })
      .from(photos)
      .innerJoin(cartLinePhotos, eq(cartLinePhotos.photoId, photos.id))
      .innerJoin(cartLines, eq(cartLines.id, cartLinePhotos.lineId))
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .innerJoin(visitors, eq(visitors.id, carts.visitorId))
      .where(own)
      .groupBy(photos.id),
    db
      .select({
        id: photos.id,
        endedAt: max(sql`case when ${hasEnded} then ${orderEvents.at} end`).mapWith(orderEvents.at),
        isOver: sql<boolean>`bool_and(${inArray(orders.state, [...FINAL_ORDER_STATES])})`,
      })
      .from(photos)
      .innerJoin(orderLinePhotos, eq(orderLinePhotos.photoId, photos.id))
      .innerJoin(orderLines, eq(orderLines.id, orderLinePhotos.lineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
      .where(own)
      .groupBy(photos.id),
  ])
  return {
    carts: new Map(inCart.map(({ id, usedAt, seenAt }) => [id, laterOf(usedAt, seenAt)])),
    orders: new Map(inOrder.map(({ id, endedAt, isOver }) => [id, isOver ? endedAt : null])),
  }
}

const laterOf = (one: Date | null, other: Date | null) =>
  new Date(Math.max(one?.getTime() ?? 0, other?.getTime() ?? 0))
