import type { Currency, PaymentMethod } from '@passepartout/domain'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { orders } from './orders.ts'

/** A payment attempt. At most one of an order is open or paid. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    method: text().$type<PaymentMethod>().notNull(),
    state: text({ enum: ['open', 'processing', 'paid', 'refused', 'expired', 'cancelled'] }).notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    /** The part of the amount that is refunded or being refunded. */
    refunded: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** RF or QR reference of a transfer; the session's id at a provider. */
    reference: text().notNull(),
    /** The provider's id of the payment itself, once there is one. */
    providerPayment: text('provider_payment'),
    /** The provider's page. */
    url: text(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
    /** When the provider is polled unless an event arrives before. */
    askAt: timestampColumn('ask_at'),
  },
  table => [
    uniqueIndex('payments_reference').on(table.method, table.reference),
    index('payments_of_order').on(table.orderId),
    // A bank statement names references of any method.
    index('payments_by_reference').on(table.reference),
    index('payments_of_provider').on(table.providerPayment).where(sql`${table.providerPayment} is not null`),
    uniqueIndex('payments_one_alive')
      .on(table.orderId)
      .where(sql`${table.state} in ('open', 'processing', 'paid')`),
    index('payments_to_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
  ],
)

/** Refunds, each with our own idempotency key towards the provider. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Idempotency key: two requests with the same key give one refund. */
    key: text().notNull(),
    amount: integer().notNull(),
    state: text({ enum: ['asked', 'done', 'failed'] }).notNull(),
    providerRefund: text('provider_refund'),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [
    uniqueIndex('refunds_once').on(table.paymentId, table.key),
    index('refunds_open').on(table.createdAt).where(sql`${table.state} <> 'done'`),
    index('refunds_of_provider').on(table.providerRefund).where(sql`${table.providerRefund} is not null`),
  ],
)

/** Events of payment providers by their own id: each is handled once. */
export const webhookEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: timestampColumn('received_at').notNull(),
})

/**
 * Credits of a bank account from its statements, or a second payment through a provider; importing a statement twice
 * adds nothing.
 */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: uuid().primaryKey(),
    /** Hash of account, booking day, amount, reference and the bank's own entry id. */
    fingerprint: text().notNull(),
    iban: text().notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** As the bank wrote it, normalised; empty where there was none. */
    reference: text().notNull(),
    text: text().notNull(),
    /** `late`: the order was cancelled before. `settled`: resolved by an operator or by the remaining payment. */
    state: text({ enum: ['matched', 'short', 'over', 'unknown', 'double', 'late', 'settled'] }).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    source: jsonb().$type<unknown>().notNull(),
    importedAt: timestampColumn('imported_at').notNull(),
  },
  table => [
    uniqueIndex('bank_entries_once').on(table.fingerprint),
    index('bank_entries_open').on(table.state),
    index('bank_entries_of_order').on(table.orderId),
  ],
)
