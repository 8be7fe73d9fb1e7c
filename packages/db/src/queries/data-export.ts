import { CHANNELS } from '@passepartout/domain'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  cartLineRecipients,
  cartLines,
  carts,
  contactMessages,
  draftComments,
  draftNotifications,
  draftReplies,
  draftShares,
  drafts,
  invoices,
  newsletterSubscriptions,
  orderCases,
  orderEvents,
  orderLineRecipients,
  orderLines,
  orders,
  photos,
  problemReports,
  shipments,
  whitelabelProfiles,
  wishlistItems,
  wishlists,
} from '../schema/index.ts'
import { isOrderOfCustomer } from './customer-orders.ts'
import { emailEquals } from './email-equals.ts'
import { guestBooksOfOrders } from './guest-books.ts'

/**
 * All stored data of a customer beside the account itself, for the data export: by their visitors, their orders, and
 * their email address. Hashes of links are left out; photos and invoices are named by their rows.
 */
export async function collectDataExport(
  db: Database,
  { customerId, email, visitorIds }: { customerId: string; email: string; visitorIds: readonly string[] },
) {
  const own = [...visitorIds]
  const cartIds = db.select({ id: carts.id }).from(carts).where(inArray(carts.visitorId, own))
  const lineIds = db.select({ id: cartLines.id }).from(cartLines).where(inArray(cartLines.cartId, cartIds))
  const draftIds = db.select({ id: drafts.id }).from(drafts).where(inArray(drafts.visitorId, own))
  const shareIds = db
    .select({ id: draftShares.id })
    .from(draftShares)
    .where(inArray(draftShares.draftId, draftIds))
  return {
    carts: await db
      .select()
      .from(cartLines)
      .where(inArray(cartLines.cartId, cartIds))
      .orderBy(asc(cartLines.id)),
    cartRecipients: await db
      .select()
      .from(cartLineRecipients)
      .where(inArray(cartLineRecipients.lineId, lineIds))
      .orderBy(asc(cartLineRecipients.lineId)),
    drafts: await db
      .select()
      .from(drafts)
      .where(inArray(drafts.visitorId, own))
      .orderBy(desc(drafts.updatedAt), asc(drafts.id)),
    draftLinks: (
      await db
        .select()
        .from(draftShares)
        .where(inArray(draftShares.draftId, draftIds))
        .orderBy(asc(draftShares.createdAt), asc(draftShares.id))
    ).map(({ tokenHash: _, ...link }) => link),
    draftComments: (
      await db
        .select()
        .from(draftComments)
        .where(inArray(draftComments.shareId, shareIds))
        .orderBy(asc(draftComments.createdAt), asc(draftComments.id))
    ).map(({ keyHash: _, ...comment }) => comment),
    draftAnswers: await db
      .select()
      .from(draftReplies)
      .where(
        inArray(
          draftReplies.commentId,
          db
            .select({ id: draftComments.id })
            .from(draftComments)
            .where(inArray(draftComments.shareId, shareIds)),
        ),
      )
      .orderBy(asc(draftReplies.createdAt), asc(draftReplies.id)),
    draftMails: await db
      .select()
      .from(draftNotifications)
      .where(or(inArray(draftNotifications.draftId, draftIds), emailEquals(draftNotifications.email, email)))
      .orderBy(asc(draftNotifications.askedAt)),
    photos: await db
      .select()
      .from(photos)
      .where(and(inArray(photos.visitorId, own), eq(photos.state, 'ready')))
      .orderBy(asc(photos.createdAt), asc(photos.id)),
    wishlist: await db
      .select({
        themeId: wishlistItems.themeId,
        palette: wishlistItems.palette,
        note: wishlistItems.note,
        createdAt: wishlistItems.createdAt,
      })
      .from(wishlistItems)
      .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
      .where(inArray(wishlists.visitorId, own))
      .orderBy(asc(wishlistItems.createdAt), asc(wishlistItems.themeId)),
    ...(await collectOrderExport(db, { visitorIds, email })),
    newsletter: await db
      .select()
      .from(newsletterSubscriptions)
      .where(
        and(
          inArray(newsletterSubscriptions.channel, [...CHANNELS]),
          eq(newsletterSubscriptions.email, email.toLowerCase()),
        ),
      ),
    contactMessages: await db
      .select()
      .from(contactMessages)
      .where(emailEquals(contactMessages.email, email))
      .orderBy(asc(contactMessages.createdAt)),
    problemReports: await db
      .select()
      .from(problemReports)
      .where(emailEquals(problemReports.email, email))
      .orderBy(asc(problemReports.createdAt)),
    whitelabel: await db
      .select()
      .from(whitelabelProfiles)
      .where(eq(whitelabelProfiles.customerId, customerId)),
  }
}

async function collectOrderExport(db: Database, customer: { visitorIds: readonly string[]; email: string }) {
  const isOwn = isOrderOfCustomer(db, customer)
  const ids = db.select({ id: orders.id }).from(orders).where(isOwn)
  const lineIds = db.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, ids))
  const own = await db.select().from(orders).where(isOwn).orderBy(asc(orders.placedAt), asc(orders.id))
  return {
    orders: own.map(({ tokenHash: _, idempotencyKey: __, ...order }) => order),
    orderLines: await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.orderId), asc(orderLines.number)),
    orderRecipients: await db
      .select()
      .from(orderLineRecipients)
      .where(inArray(orderLineRecipients.lineId, lineIds))
      .orderBy(asc(orderLineRecipients.lineId)),
    orderEvents: await db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, ids))
      .orderBy(asc(orderEvents.sequence)),
    orderParcels: await db
      .select()
      .from(shipments)
      .where(inArray(shipments.orderId, ids))
      .orderBy(asc(shipments.orderId), asc(shipments.number)),
    orderCases: await db
      .select()
      .from(orderCases)
      .where(inArray(orderCases.orderId, ids))
      .orderBy(asc(orderCases.createdAt), asc(orderCases.id)),
    invoices: await db
      .select()
      .from(invoices)
      .where(inArray(invoices.orderId, ids))
      .orderBy(asc(invoices.issuedAt), asc(invoices.id)),
    ...(await guestBooksOfOrders(
      db,
      own.map(({ id }) => id),
    )),
  }
}
