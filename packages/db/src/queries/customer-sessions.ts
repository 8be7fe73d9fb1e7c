import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { customerSessions, customerVerifications } from '../schema/index.ts'
import type { CustomerSessionRow } from './customers.ts'

/** Active sessions, the most recently used first. */
export function listSessions(
  db: Database,
  { customerId, now }: { customerId: string; now: Date },
): Promise<CustomerSessionRow[]> {
  return db
    .select()
    .from(customerSessions)
    .where(and(eq(customerSessions.userId, customerId), gt(customerSessions.expiresAt, now)))
    .orderBy(desc(customerSessions.updatedAt), desc(customerSessions.id))
}

/** Extends a session that is in use. */
export async function extendSession(
  db: Database,
  { id, expiresAt, now }: { id: string; expiresAt: Date; now: Date },
): Promise<void> {
  await db.update(customerSessions).set({ expiresAt, updatedAt: now }).where(eq(customerSessions.id, id))
}

/** Ends a customer's session; ignores sessions of other customers. */
export async function endSession(
  db: Database,
  { customerId, id }: { customerId: string; id: string },
): Promise<void> {
  await db
    .delete(customerSessions)
    .where(and(eq(customerSessions.id, id), eq(customerSessions.userId, customerId)))
}

/** Ends all sessions of a customer, except one where it is given. */
export async function endSessions(
  tx: Database,
  { customerId, but }: { customerId: string; but?: string | undefined },
): Promise<void> {
  const own = eq(customerSessions.userId, customerId)
  await tx.delete(customerSessions).where(but ? and(own, ne(customerSessions.id, but)) : own)
}

export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(customerSessions).where(lt(customerSessions.expiresAt, now))
  await db.delete(customerVerifications).where(lt(customerVerifications.expiresAt, now))
}
