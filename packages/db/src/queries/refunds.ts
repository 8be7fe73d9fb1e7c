import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { orders, payments, refunds } from '../schema/index.ts'
import type { OrderRow } from './orders.ts'
import type { PaymentRow } from './payments.ts'

export type RefundRow = typeof refunds.$inferSelect

/**
 * Requests a refund once per key; returns an earlier one of that key, and none where the amount exceeds what is left.
 */
export async function addRefund(
  db: Database,
  { left, now, ...refund }: { paymentId: string; key: string; amount: number; left: number; now: Date },
): Promise<{ refund: RefundRow | undefined; isNew: boolean }> {
  const { paymentId, key, amount } = refund
  const [known] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.key, key)))
  if (known || amount < 1 || amount > left) return { refund: known, isNew: false }
  const [added] = await db
    .insert(refunds)
    .values({ id: randomUUID(), ...refund, state: 'asked', createdAt: now, updatedAt: now })
    .returning()
  return { refund: added, isNew: true }
}

export async function changeRefund(
  db: Database,
  id: string,
  change: Partial<Pick<RefundRow, 'state' | 'providerRefund'>>,
  now: Date,
): Promise<void> {
  await db
    .update(refunds)
    .set({ ...change, updatedAt: now })
    .where(eq(refunds.id, id))
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

/** By the provider's id. */
export async function findProviderRefund(
  db: Database,
  providerRefund: string,
): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.providerRefund, providerRefund))
  return row
}

export type RefundOfOrder = { refund: RefundRow; payment: PaymentRow; order: OrderRow }

const withOrders = (db: Database) =>
  db
    .select({ refund: refunds, payment: payments, order: orders })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))

/** Refunds that are not completed, with their payment. */
export function listUnsettledRefunds(db: Database): Promise<RefundOfOrder[]> {
  return withOrders(db)
    .where(inArray(refunds.state, ['asked', 'failed']))
    .orderBy(asc(refunds.createdAt))
}

/** Completed refunds, the latest first. */
export function doneRefunds(db: Database, { limit }: { limit: number }): Promise<RefundOfOrder[]> {
  return withOrders(db).where(eq(refunds.state, 'done')).orderBy(desc(refunds.updatedAt)).limit(limit)
}
