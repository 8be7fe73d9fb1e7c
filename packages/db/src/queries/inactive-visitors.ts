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
 * Visitors without an account who were not here since a moment, longest ago first. Whoever has an order that still holds
 * photos is none of them: they are, once it has let go.
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
 * Takes everything of a visitor out of use, in the caller's transaction: carts, designs and lists go, photos wait for their
 * files to be removed. Answers whose files those are; nothing where the visitor came back meanwhile.
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

/** Forgets a visitor whose files are gone, with designs and lists; their orders stay, as nobody's. */
export async function deleteVisitor(db: Database, visitorId: string): Promise<void> {
  const arrived = db
    .select({ one: sql`1` })
    .from(photos)
    .where(and(eq(photos.visitorId, visitorId), ne(photos.state, 'leaving')))
  await db.delete(visitors).where(and(eq(visitors.id, visitorId), notExists(arrived)))
}

/** Orders of some shops that ended and need not be kept any more: they and all their invoices were written before a moment. */
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
 * Deletes orders with everything that hangs on them, in the caller's transaction; answers the keys of their invoices' files.
 * What is left of a voucher stays as it is: its ledger forgets only for which order it was spent.
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
