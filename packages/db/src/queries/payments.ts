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

/**
 * Locks an order until the transaction ends. Code that changes its payments locks it first, which prevents deadlocks.
 */
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
 * Adds a payment attempt. A closed one of the same method and reference is opened again, as the customer may have its
 * reference on paper.
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

/** Sets the payment method after a new choice of the customer. */
export async function setPaymentMethod(db: Database, orderId: string, method: PaymentMethod): Promise<void> {
  await db.update(orders).set({ paymentMethod: method }).where(eq(orders.id, orderId))
}

/** All payment attempts of an order, the last one first. */
export function listOrderPayments(db: Database, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.updatedAt))
}

/** The attempt that is open, processing or paid: at most one. */
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

/** By the provider's id of its session, or of the payment itself. */
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

/** Payments whose status is due to be polled, those that wait longest first. */
export function listPaymentsToPoll(db: Database, now: Date, limit: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(lte(payments.askAt, now)).orderBy(asc(payments.askAt)).limit(limit)
}

/** Records a provider's event; returns whether it is new. Called in the transaction of its effects. */
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

/** Which of these events were received before. */
export async function filterKnownEvents(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(inArray(webhookEvents.id, [...ids]))
  return new Set(found.map(({ id }) => id))
}

/** Deletes events that are too old to be accepted again. */
export async function deleteOldProviderEvents(db: Database, receivedBefore: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, receivedBefore))
}

/** Orders that await payment and whose last payment attempt began before a moment, by the method of that attempt. */
export async function listOrdersAwaitingPayment(
  db: Database,
  {
    method,
    begunBefore,
    notReminded = false,
  }: {
    method: PaymentMethod
    begunBefore: Date
    /** Only orders without a reminder since that attempt. */
    notReminded?: boolean
  },
): Promise<OrderRow[]> {
  // A subquery for each waiting order: a join would find the last payment for a million orders paid long ago.
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
        // A scalar subquery for each waiting order, so that no plan reads all events of all orders.
        notReminded ? isNull(sql`(${reminded})`) : undefined,
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(1000)
  return rows.map(({ order }) => order)
}
