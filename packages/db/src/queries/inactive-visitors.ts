import { type Channel, type CountryCode, FINAL_ORDER_STATES } from '@passepartout/domain'
import { and, eq, gte, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  bankEntries,
  cartLines,
  carts,
  customerVisitors,
  invoices,
  orderLinePhotos,
  orders,
  payments,
  photos,
  refunds,
  visitors,
  voucherEntries,
} from '../schema/index.ts'

/**
 * Visitors without an account who were last seen before a moment, longest ago first. Visitors with an order that still
 * holds photos are excluded until its hold ends.
 */
export async function listInactiveVisitors(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const isCustomer = db
    .select({ one: sql`1` })
    .from(customerVisitors)
    .where(eq(customerVisitors.visitorId, visitors.id))
  const isHeld = db
    .select({ one: sql`1` })
    .from(photos)
    .innerJoin(orderLinePhotos, eq(orderLinePhotos.photoId, photos.id))
    .where(eq(photos.visitorId, visitors.id))
  const rows = await db
    .select({ id: visitors.id })
    .from(visitors)
    .where(and(lt(visitors.lastSeenAt, before), notExists(isCustomer), notExists(isHeld)))
    .orderBy(visitors.lastSeenAt)
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * Deactivates all data of a visitor, in the caller's transaction: deletes carts, drafts and wishlists, and marks photos
 * whose files are to be deleted. Returns those photos; empty where the visitor came back meanwhile.
 */
export async function deactivateVisitor(
  tx: Database,
  { visitorId, before }: { visitorId: string; before: Date },
): Promise<{ photoIds: string[]; lineIds: string[] }> {
  const [still] = await tx
    .select({ id: visitors.id })
    .from(visitors)
    .where(and(eq(visitors.id, visitorId), lt(visitors.lastSeenAt, before)))
    .for('update')
  if (!still) return { photoIds: [], lineIds: [] }
  const lines = await tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.visitorId, visitorId))
  await tx.delete(carts).where(eq(carts.visitorId, visitorId))
  const own = await tx
    .update(photos)
    .set({ state: 'leaving' })
    .where(eq(photos.visitorId, visitorId))
    .returning({ id: photos.id })
  return { photoIds: own.map(({ id }) => id), lineIds: lines.map(({ id }) => id) }
}

/** Deletes a visitor whose files are gone, with drafts and wishlists; their orders stay without a visitor. */
export async function deleteVisitor(db: Database, visitorId: string): Promise<void> {
  const arrived = db
    .select({ one: sql`1` })
    .from(photos)
    .where(and(eq(photos.visitorId, visitorId), ne(photos.state, 'leaving')))
  await db.delete(visitors).where(and(eq(visitors.id, visitorId), notExists(arrived)))
}

/** Ended orders of some shops whose retention has ended: they and all their invoices were written before a moment. */
export async function ordersPastRetention(
  db: Database,
  {
    shops,
    before,
    most,
  }: { shops: readonly { channel: Channel; country: CountryCode }[]; before: Date; most: number },
): Promise<string[]> {
  const ofShops = shops.map(({ channel, country }) =>
    and(eq(orders.channel, channel), eq(orders.country, country)),
  )
  const billedLater = db
    .select({ one: sql`1` })
    .from(invoices)
    .where(and(eq(invoices.orderId, orders.id), gte(invoices.issuedAt, before)))
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(...ofShops),
        lt(orders.placedAt, before),
        inArray(orders.state, [...FINAL_ORDER_STATES]),
        notExists(billedLater),
      ),
    )
    .orderBy(orders.placedAt)
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * Deletes orders with all related rows, in the caller's transaction; returns the keys of their invoices' files. The
 * balance of a voucher stays: its ledger only loses the reference to the order.
 */
export async function deleteOrders(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const some = [...ids]
  const documents = await tx
    .delete(invoices)
    .where(inArray(invoices.orderId, some))
    .returning({ pdfKey: invoices.pdfKey })
  const paid = tx.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, some))
  await tx.delete(refunds).where(inArray(refunds.paymentId, paid))
  await tx.delete(payments).where(inArray(payments.orderId, some))
  await tx.delete(bankEntries).where(inArray(bankEntries.orderId, some))
  await tx.update(voucherEntries).set({ orderId: null }).where(inArray(voucherEntries.orderId, some))
  await tx.delete(orders).where(inArray(orders.id, some))
  return documents.flatMap(({ pdfKey }) => pdfKey ?? [])
}
