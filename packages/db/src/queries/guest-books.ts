import { and, asc, count, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { guestBookEntries, guestBooks, orders } from '../schema/index.ts'
import type { OrderRow } from './orders.ts'

export type GuestBookRow = typeof guestBooks.$inferSelect
export type GuestBookEntryRow = typeof guestBookEntries.$inferSelect

type NewGuestBook = Pick<GuestBookRow, 'id' | 'orderId' | 'kind' | 'title' | 'token' | 'createdAt' | 'endsAt'>

/** Creates the guest book of an order; `undefined` where it has one. */
export async function openGuestBook(db: Database, book: NewGuestBook): Promise<GuestBookRow | undefined> {
  const [row] = await db.insert(guestBooks).values(book).onConflictDoNothing().returning()
  return row
}

export async function findGuestBook(
  db: Database,
  { orderId }: { orderId: string },
): Promise<GuestBookRow | undefined> {
  const [row] = await db.select().from(guestBooks).where(eq(guestBooks.orderId, orderId))
  return row
}

/** A guest book with its order, by its id or by the token of its address. */
export async function findOrderOfGuestBook(
  db: Database,
  by: { id: string } | { token: string },
): Promise<{ book: GuestBookRow; order: OrderRow } | undefined> {
  const isWanted = 'token' in by ? eq(guestBooks.token, by.token) : eq(guestBooks.id, by.id)
  const [row] = await db
    .select({ book: guestBooks, order: orders })
    .from(guestBooks)
    .innerJoin(orders, eq(orders.id, guestBooks.orderId))
    .where(isWanted)
  return row
}

/** The guest books of orders with all entries, without the tokens of their addresses. */
export async function guestBooksOfOrders(db: Database, orderIds: string[]) {
  const isOwn = inArray(guestBooks.orderId, orderIds)
  const bookIds = db.select({ id: guestBooks.id }).from(guestBooks).where(isOwn)
  const books = await db
    .select()
    .from(guestBooks)
    .where(isOwn)
    .orderBy(asc(guestBooks.createdAt), asc(guestBooks.id))
  return {
    guestBooks: books.map(({ token: _, ...book }) => book),
    guestBookEntries: await db
      .select()
      .from(guestBookEntries)
      .where(inArray(guestBookEntries.bookId, bookIds))
      .orderBy(asc(guestBookEntries.createdAt), asc(guestBookEntries.id)),
  }
}

/** Deletes the guest books of orders with all entries. */
export async function removeGuestBooksOfOrders(db: Database, orderIds: string[]): Promise<void> {
  await db.delete(guestBooks).where(inArray(guestBooks.orderId, orderIds))
}

/** Changes title and last day of an order's guest book; `undefined` where it has none. */
export async function changeGuestBook(
  db: Database,
  { orderId, title, endsAt }: { orderId: string; title: string; endsAt: Date },
): Promise<GuestBookRow | undefined> {
  const [row] = await db
    .update(guestBooks)
    .set({ title, endsAt })
    .where(eq(guestBooks.orderId, orderId))
    .returning()
  return row
}

/** Deletes an order's guest book with all entries; `false` where it has none. */
export async function removeGuestBook(db: Database, { orderId }: { orderId: string }): Promise<boolean> {
  const rows = await db
    .delete(guestBooks)
    .where(eq(guestBooks.orderId, orderId))
    .returning({ id: guestBooks.id })
  return rows.length > 0
}

/** The entries of a book, oldest first: all of them, or those in one state. */
export function listGuestBookEntries(
  db: Database,
  { bookId, state }: { bookId: string; state?: GuestBookEntryRow['state'] },
): Promise<GuestBookEntryRow[]> {
  const isWanted = state && eq(guestBookEntries.state, state)
  return db
    .select()
    .from(guestBookEntries)
    .where(and(eq(guestBookEntries.bookId, bookId), isWanted))
    .orderBy(asc(guestBookEntries.createdAt), asc(guestBookEntries.id))
}

type NewEntry = Pick<GuestBookEntryRow, 'id' | 'bookId' | 'author' | 'text' | 'createdAt'>

/** Adds a guest's entry, pending the owner's decision, unless the book has ended, is full or was deleted. */
export function addGuestBookEntry(
  tx: Database,
  { most, ...entry }: NewEntry & { most: number },
): Promise<'added' | 'ended' | 'full' | 'missing'> {
  return tx.transaction(async inner => {
    // Serialises simultaneous entries.
    const [book] = await inner.select().from(guestBooks).where(eq(guestBooks.id, entry.bookId)).for('update')
    if (!book) return 'missing'
    if (book.endsAt <= entry.createdAt) return 'ended'
    const [written] = await inner
      .select({ count: count() })
      .from(guestBookEntries)
      .where(eq(guestBookEntries.bookId, entry.bookId))
    if ((written?.count ?? 0) >= most) return 'full'
    await inner.insert(guestBookEntries).values({ ...entry, state: 'waiting' })
    return 'added'
  })
}

/** Shows an entry to guests or hides it; `false` where the book has no such entry. */
export async function decideGuestBookEntry(
  db: Database,
  { id, bookId, state }: { id: string; bookId: string; state: 'shown' | 'hidden' },
): Promise<boolean> {
  const rows = await db
    .update(guestBookEntries)
    .set({ state })
    .where(and(eq(guestBookEntries.id, id), eq(guestBookEntries.bookId, bookId)))
    .returning({ id: guestBookEntries.id })
  return rows.length > 0
}

/** Shows all pending entries of a book; returns their number. */
export async function showWaitingGuestBookEntries(
  db: Database,
  { bookId }: { bookId: string },
): Promise<number> {
  const rows = await db
    .update(guestBookEntries)
    .set({ state: 'shown' })
    .where(and(eq(guestBookEntries.bookId, bookId), eq(guestBookEntries.state, 'waiting')))
    .returning({ id: guestBookEntries.id })
  return rows.length
}

/** Deletes an entry; `false` where the book has no such entry. */
export async function removeGuestBookEntry(
  db: Database,
  { id, bookId }: { id: string; bookId: string },
): Promise<boolean> {
  const rows = await db
    .delete(guestBookEntries)
    .where(and(eq(guestBookEntries.id, id), eq(guestBookEntries.bookId, bookId)))
    .returning({ id: guestBookEntries.id })
  return rows.length > 0
}

/** After this time an email that is due is not written any more: all attempts are used up. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000

/**
 * Schedules the email about new entries of a book: after `waitMs`, and at least `apartMs` after the last one. Returns
 * when, unless one is scheduled already.
 */
export async function noteGuestBookNews(
  tx: Database,
  { bookId, now, waitMs, apartMs }: { bookId: string; now: Date; waitMs: number; apartMs: number },
): Promise<Date | undefined> {
  const [book] = await tx.select().from(guestBooks).where(eq(guestBooks.id, bookId)).for('update')
  if (!book || (book.dueAt && book.dueAt.getTime() > now.getTime() - GIVEN_UP_AFTER_MS)) return undefined
  const dueAt = new Date(Math.max(now.getTime() + waitMs, (book.toldAt?.getTime() ?? 0) + apartMs))
  await tx.update(guestBooks).set({ dueAt }).where(eq(guestBooks.id, bookId))
  return dueAt
}

/** Claims the content of a due email: the number of pending entries. `undefined` where no email is due. */
export async function takeGuestBookNews(
  tx: Database,
  { id, now }: { id: string; now: Date },
): Promise<{ waiting: number } | undefined> {
  const [book] = await tx.select().from(guestBooks).where(eq(guestBooks.id, id)).for('update')
  if (!book?.dueAt) return undefined
  await tx.update(guestBooks).set({ dueAt: null, toldAt: now }).where(eq(guestBooks.id, id))
  const [row] = await tx
    .select({ waiting: count() })
    .from(guestBookEntries)
    .where(and(eq(guestBookEntries.bookId, id), eq(guestBookEntries.state, 'waiting')))
  return { waiting: row?.waiting ?? 0 }
}

/** Deletes books that ended before a moment, with all entries. */
export async function removeOldGuestBooks(db: Database, { before }: { before: Date }): Promise<number> {
  const rows = await db
    .delete(guestBooks)
    .where(lt(guestBooks.endsAt, before))
    .returning({ id: guestBooks.id })
  return rows.length
}
