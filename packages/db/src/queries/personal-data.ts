import { FINAL_ORDER_STATES } from '@passepartout/domain'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  carts,
  contactMessages,
  draftNotifications,
  drafts,
  invoices,
  newsletterSubscriptions,
  orderCases,
  orderEvents,
  orderLines,
  orderNotes,
  orders,
  photos,
  problemReports,
} from '../schema/index.ts'
import { emailEquals } from './email-equals.ts'
import { guestBooksOfOrders, removeGuestBooksOfOrders } from './guest-books.ts'
import { type HashEmail, unsubscribeNewsletter } from './newsletter.ts'
import { releaseOrderPhotoHold } from './retention.ts'

const isCaseOfEmail = (email: string) => eq(sql`${orderCases.content} ->> 'email'`, email.toLowerCase())

/** All stored data of an email address, without documents of drafts and secrets. */
export async function exportPersonalData(db: Database, email: string) {
  const own = await db.select().from(orders).where(emailEquals(orders.email, email)).orderBy(orders.placedAt)
  const ids = own.map(({ id }) => id)
  const visitorIds = own.flatMap(({ visitorId }) => visitorId ?? [])
  const some = <Row>(rows: Promise<Row[]>) => (ids.length > 0 ? rows : Promise.resolve([]))
  return {
    orders: own.map(({ tokenHash: _, idempotencyKey: __, ...order }) => order),
    lines: (await some(db.select().from(orderLines).where(inArray(orderLines.orderId, ids)))).map(
      ({ document: _, ...line }) => line,
    ),
    events: await some(db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids))),
    notes: await some(db.select().from(orderNotes).where(inArray(orderNotes.orderId, ids))),
    cases: await db
      .select()
      .from(orderCases)
      .where(or(ids.length > 0 ? inArray(orderCases.orderId, ids) : undefined, isCaseOfEmail(email))),
    invoices: await some(db.select().from(invoices).where(inArray(invoices.orderId, ids))),
    ...(await guestBooksOfOrders(db, ids)),
    photos:
      visitorIds.length > 0
        ? await db.select().from(photos).where(inArray(photos.visitorId, visitorIds))
        : [],
    contactMessages: await db.select().from(contactMessages).where(emailEquals(contactMessages.email, email)),
    problemReports: await db.select().from(problemReports).where(emailEquals(problemReports.email, email)),
    draftMails: await db
      .select()
      .from(draftNotifications)
      .where(emailEquals(draftNotifications.email, email)),
    newsletter: await db
      .select()
      .from(newsletterSubscriptions)
      .where(emailEquals(newsletterSubscriptions.email, email)),
  }
}

/** Replaces an address that need not be retained. */
const NOBODY = { contact: { email: '', phone: '' } }

/**
 * Erases the stored data of an email address, in a transaction. Active orders stay until they end; orders with an
 * invoice stay as long as invoices must (eight years), with their events. Guest books of all these orders are deleted
 * at once. Returns the photos whose hold has ended, and what stays. Of a newsletter the proof of consent and withdrawal
 * stays.
 */
export async function erasePersonalData(
  db: Database,
  email: string,
  { now, hashAddress }: { now: Date; hashAddress: HashEmail },
): Promise<{ photoIds: string[]; lineIds: string[]; kept: string[]; erased: number }> {
  const own = await db.select().from(orders).where(emailEquals(orders.email, email))
  const running = own.filter(({ state }) => !FINAL_ORDER_STATES.some(ended => ended === state))
  const ended = own.filter(order => !running.includes(order))
  const photoIds: string[] = []
  const lineIds: string[] = []
  for (const { id } of ended) {
    const released = await releaseOrderPhotoHold(db, id)
    photoIds.push(...released.photoIds)
    lineIds.push(...released.lineIds)
  }
  const billed = new Set(
    own.length > 0
      ? (
          await db
            .select({ orderId: invoices.orderId })
            .from(invoices)
            .where(
              inArray(
                invoices.orderId,
                own.map(({ id }) => id),
              ),
            )
        ).map(({ orderId }) => orderId)
      : [],
  )
  const forgotten = ended.filter(({ id }) => !billed.has(id)).map(({ id }) => id)
  if (forgotten.length > 0) {
    await db
      .update(orders)
      .set({ email: '', address: NOBODY, whitelabel: null })
      .where(inArray(orders.id, forgotten))
    await db
      .update(orderLines)
      .set({ document: null, title: '' })
      .where(inArray(orderLines.orderId, forgotten))
  }
  // Notes may name people, and serve nobody once the order has ended.
  if (ended.length > 0)
    await db.delete(orderNotes).where(
      inArray(
        orderNotes.orderId,
        ended.map(({ id }) => id),
      ),
    )
  await db.delete(orderCases).where(
    or(
      ended.length > 0
        ? inArray(
            orderCases.orderId,
            ended.map(({ id }) => id),
          )
        : undefined,
      isCaseOfEmail(email),
    ),
  )
  await removeGuestBooksOfOrders(
    db,
    own.map(({ id }) => id),
  )
  const busy = new Set(running.map(({ visitorId }) => visitorId))
  const visitorIds = [
    ...new Set(own.flatMap(({ visitorId }) => (visitorId && !busy.has(visitorId) ? visitorId : []))),
  ]
  if (visitorIds.length > 0) {
    const theirs = await db
      .select({ id: photos.id })
      .from(photos)
      .where(inArray(photos.visitorId, visitorIds))
    photoIds.push(...theirs.map(({ id }) => id))
    await db.delete(carts).where(inArray(carts.visitorId, visitorIds))
    await db.delete(drafts).where(inArray(drafts.visitorId, visitorIds))
  }
  await db.delete(contactMessages).where(emailEquals(contactMessages.email, email))
  await db.delete(problemReports).where(emailEquals(problemReports.email, email))
  await db.delete(draftNotifications).where(emailEquals(draftNotifications.email, email))
  const subscribed = await db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(emailEquals(newsletterSubscriptions.email, email))
  for (const { id } of subscribed) await unsubscribeNewsletter(db, { id, now }, hashAddress)
  return {
    photoIds: [...new Set(photoIds)],
    lineIds,
    kept: own.filter(({ id }) => !forgotten.includes(id)).map(({ number }) => number),
    erased: forgotten.length,
  }
}
