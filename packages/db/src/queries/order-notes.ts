import { asc, eq } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { orderNotes } from '../schema/index.ts'

export type OrderNoteRow = typeof orderNotes.$inferSelect

export async function addOrderNote(db: Database, note: OrderNoteRow): Promise<void> {
  await db.insert(orderNotes).values(note)
}

/** The notes of an order, the oldest first. */
export function listOrderNotes(db: Database, orderId: string): Promise<OrderNoteRow[]> {
  return db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt))
}
