import { randomUUID } from 'node:crypto'
import type { Currency, PaymentMethod } from '@passepartout/domain'
import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { prepareStatement, rowParams, toDriverValues } from '../prepare-statement.ts'
import { orderEvents, orders, payments, webhookEvents } from '../schema/index.ts'
import type { OrderRow } from './orders.ts'

export type PaymentRow = typeof payments.$inferSelect
export type PaymentState = PaymentRow['state']

const ALIVE: PaymentState[] = ['open', 'processing', 'paid']
const OVER: PaymentState[] = ['refused', 'expired', 'cancelled']

/** Holds an order until the transaction ends. Whoever changes its payments holds it first, so that none wait in a ring. */
export async function lockOrder(db: Database, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

export interface NewPayment {
  id?: string
  orderId: string
  method: PaymentMethod
  state: PaymentState
  /** Minor units. */
  amount: number
  currency: Currency
  reference: string
  askAt?: Date
  now: Date
}

/**
 * Adds an attempt to pay an order. One of the same method and reference that is over is opened again, as the customer
 * may have its reference on paper.
 */
export async function addPayment(db: Database, payment: NewPayment): Promise<PaymentRow> {
  const { id = randomUUID(), askAt = null, now, ...rest } = payment
  const values = { id, refunded: 0, askAt, createdAt: now, updatedAt: now, ...rest }
  const [row] = await insertPayment(db, toDriverValues(payments, values))
  if (!row) throw new Error('The reference of a payment is taken')
  return row
}

const insertPayment = prepareStatement('insert-payment', db =>
  db
    .insert(payments)
    .values(
      rowParams([
        ...(['id', 'orderId', 'method', 'state', 'amount', 'refunded'] as const),
        ...(['currency', 'reference', 'createdAt', 'updatedAt', 'askAt'] as const),
      ]),
    )
    .onConflictDoUpdate({
      target: [payments.method, payments.reference],
      set: {
        state: sql`excluded.state`,
        amount: sql`excluded.amount`,
        currency: sql`excluded.currency`,
        askAt: sql`excluded.ask_at`,
        createdAt: sql`excluded.created_at`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${payments.orderId} = excluded.order_id and ${inArray(payments.state, OVER)}`,
    })
    .returning(),
)

/** How an order is to be paid, where the customer chose anew. */
export async function setPaymentMethod(db: Database, orderId: string, method: PaymentMethod): Promise<void> {
  await db.update(orders).set({ paymentMethod: method }).where(eq(orders.id, orderId))
}

/** All attempts to pay an order, the last one first. */
export function listOrderPayments(db: Database, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.updatedAt))
}

/** The attempt that is open, on its way or paid: at most one. */
export async function findActivePayment(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ALIVE)))
  return row
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** By what a provider calls its session, or the payment itself. */
export async function findProviderPayment(
  db: Database,
  { session, payment }: { session?: string | undefined; payment?: string | undefined },
): Promise<PaymentRow | undefined> {
  if (session !== undefined) {
    const [row] = await db.select().from(payments).where(eq(payments.reference, session))
    if (row) return row
  }
  if (payment === undefined) return undefined
  const [row] = await db.select().from(payments).where(eq(payments.providerPayment, payment))
  return row
}

/** Payments by references as a bank may have written them. */
export function paymentsByReference(db: Database, references: readonly string[]): Promise<PaymentRow[]> {
  if (references.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(payments)
    .where(inArray(payments.reference, [...references]))
}

export async function changePayment(
  db: Database,
  id: string,
  change: Partial<Pick<PaymentRow, 'state' | 'refunded' | 'reference' | 'providerPayment' | 'url' | 'askAt'>>,
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...change, updatedAt: now })
    .where(eq(payments.id, id))
}

/** Payments of which nothing was heard for too long, those that wait longest first. */
export function listPaymentsToPoll(db: Database, now: Date, limit: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(lte(payments.askAt, now)).orderBy(asc(payments.askAt)).limit(limit)
}

/** Whether a provider's event comes for the first time; to be asked in the transaction of what it brings about. */
export async function recordProviderEvent(
  db: Database,
  { id, kind, now }: { id: string; kind: string; now: Date },
): Promise<boolean> {
  const added = await db
    .insert(webhookEvents)
    .values({ id, kind, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
  return added.length > 0
}

/** Which of these events were heard of. */
export async function filterKnownEvents(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(inArray(webhookEvents.id, [...ids]))
  return new Set(found.map(({ id }) => id))
}

/** Forgets events that are too old to be believed if they came again. */
export async function deleteOldProviderEvents(db: Database, receivedBefore: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, receivedBefore))
}

/** Orders that wait for money whose last attempt to pay began before a moment, by the method of that attempt. */
export async function listOrdersAwaitingPayment(
  db: Database,
  {
    method,
    begunBefore,
    notReminded = false,
  }: {
    method: PaymentMethod
    begunBefore: Date
    /** Only those that were not reminded since. */
    notReminded?: boolean
  },
): Promise<OrderRow[]> {
  // For each order that waits: the last of all payments would be sought for a million that were paid long ago.
  const last = db
    .select({ method: payments.method, createdAt: payments.createdAt })
    .from(payments)
    .where(eq(payments.orderId, orders.id))
    .orderBy(desc(payments.createdAt))
    .limit(1)
    .as('last')
  const reminded = db
    .select({ sequence: orderEvents.sequence })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'payment-reminded'),
        sql`${orderEvents.at} >= ${last.createdAt}`,
      ),
    )
    .limit(1)
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        eq(orders.state, 'awaiting-payment'),
        eq(last.method, method),
        lte(last.createdAt, begunBefore),
        // One value for each order that waits, so that no plan reads all that was ever written of all orders.
        notReminded ? isNull(sql`(${reminded})`) : undefined,
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(1000)
  return rows.map(({ order }) => order)
}
