import type { Channel, CountryCode, Currency, Locale, OrderState, PaymentMethod } from '@passepartout/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { photos } from './photos.ts'
import { visitors } from './visitors.ts'

/** A customer who sells under their own name, as an order remembers them. */
export interface WhitelabelSender {
  number: string
  company: string
  email: string
  phone: string
  website: string
  /** Whether it goes out under their name; the customer can switch that off. */
  isOn: boolean
}

/**
 * An order, written once. What it says never changes but for the delivery address before production; what happens to
 * it is in its journal, of which `state` is the last word. Kept as long as invoices are.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** Readable, and not to be guessed from the one before: `PP-7K3M-2RTX`. */
    number: text().notNull(),
    /** Of the checkout: a second press finds the order that the first one wrote. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'set null' }),
    channel: text().$type<Channel>().notNull(),
    country: text().$type<CountryCode>().notNull(),
    locale: text().$type<Locale>().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<OrderState>().notNull(),
    email: text().notNull(),
    /** The address step as it was taken: contact, delivery, invoice, VAT number, greeting. */
    address: jsonb().$type<unknown>().notNull(),
    /** Receipt as it was shown: sums, taxes, discounts, codes, shipping, legal texts' versions. */
    receipt: jsonb().$type<unknown>().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    /** Of the total, what no gift voucher pays. */
    due: integer().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    /** Of a customer who sells under their own name: company, contact and customer number, as they were then. */
    whitelabel: jsonb().$type<WhitelabelSender | null>(),
    /** SHA-256 of the token in the link of the status page. */
    tokenHash: text('token_hash').notNull(),
    /** Until then the customer can cancel or change the address. */
    changeUntil: timestampColumn('change_until').notNull(),
    placedAt: timestampColumn('placed_at').notNull(),
    /** Photos, addresses of other people and the plant's files are gone, or there never were any. */
    isCleared: boolean('is_cleared').notNull().default(false),
  },
  table => [
    uniqueIndex('orders_number').on(table.number),
    uniqueIndex('orders_once').on(table.idempotencyKey),
    uniqueIndex('orders_token').on(table.tokenHash),
    index('orders_placed_at').on(table.placedAt),
    index('orders_to_clear').on(table.placedAt).where(sql`not ${table.isCleared}`),
    index('orders_of_state').on(table.state, table.placedAt),
    index('orders_of_visitor').on(table.visitorId, table.placedAt),
    index('orders_of_mail').on(sql`lower(${table.email})`),
    check('orders_due', sql`${table.due} between 0 and ${table.total}`),
  ],
)

/** A frozen line: what is made, what it cost and how it was taxed. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1, as tickets and invoices name it. */
    number: integer().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    description: jsonb().$type<readonly { label: string; value: string }[]>().notNull(),
    configuration: jsonb().$type<unknown>().notNull(),
    contentHash: text('content_hash').notNull(),
    /** The frozen design; none of what comes from the shelf. */
    document: jsonb().$type<unknown>(),
    quantity: integer().notNull(),
    /** Minor units, VAT included where prices include it. */
    unitPrice: integer('unit_price').notNull(),
    total: integer().notNull(),
    totalOriginal: integer('total_original').notNull(),
    /** The line's share of promotion codes. */
    discount: integer().notNull(),
    /** Per cent. */
    vatRate: text('vat_rate').notNull(),
    isPersonalised: boolean('is_personalised').notNull(),
  },
  table => [
    uniqueIndex('order_lines_of_order').on(table.orderId, table.number),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 5000`),
  ],
)

/** The photos a line prints; kept until the order's retention ends. */
export const orderLinePhotos = pgTable(
  'order_line_photos',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
  },
  table => [
    primaryKey({ columns: [table.lineId, table.photoId] }),
    index('order_line_photos_of_photo').on(table.photoId),
  ],
)

/** The journal of an order: rows are added, never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `placed`, `paid`, `address-changed`, `parcel-shipped`, `complaint` ...; which exist is the domain's. */
    kind: text().notNull(),
    /** The order's state after it. */
    state: text().$type<OrderState>().notNull(),
    /** `customer`, `operator:<name>`, `bank`, `stripe`, `plant`, `clock`. */
    actor: text().notNull(),
    /** Why, and what belongs to it: amounts, parcel, reason. No names, no addresses. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of what comes from outside or is repeated: the same key is written once. */
    key: text(),
    at: timestampColumn('at').notNull(),
  },
  table => [
    index('order_events_of_order').on(table.orderId, table.sequence),
    index('order_events_at').on(table.at),
    uniqueIndex('order_events_once').on(table.orderId, table.key).where(sql`${table.key} is not null`),
  ],
)

/** Parcels that left the plant. */
export const shipments = pgTable(
  'order_parcels',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    carrier: text().notNull(),
    trackingNumber: text('tracking_number'),
    /** Numbers of the lines inside. */
    lines: integer().array().notNull(),
    shippedAt: timestampColumn('shipped_at').notNull(),
    deliveredAt: timestampColumn('delivered_at'),
  },
  table => [uniqueIndex('order_parcels_of_order').on(table.orderId, table.number)],
)

/** Complaints and withdrawals, which an operator decides. */
export const orderCases = pgTable(
  'order_cases',
  {
    id: uuid().primaryKey(),
    /** None where a withdrawal names an order that does not exist: it was received all the same. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['complaint', 'withdrawal'] }).notNull(),
    state: text({ enum: ['received', 'reprint', 'refund', 'refused'] }).notNull(),
    /** Lines, what is wrong, the wish, the customer's words, photos. */
    content: jsonb().$type<unknown>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    decidedAt: timestampColumn('decided_at'),
  },
  table => [
    index('order_cases_of_order').on(table.orderId),
    index('order_cases_open').on(table.state, table.createdAt),
  ],
)

/** The last invoice number of a legal entity and year, taken in the transaction that writes the invoice: no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    seller: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.seller, table.year] })],
)

/** Invoices and credit notes; content is frozen, the PDF is made from it and lies in the object storage. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['invoice', 'credit-note'] }).notNull(),
    seller: text().notNull(),
    number: text().notNull(),
    /** Of what the PDF is made; the account it names never changes. */
    content: jsonb().$type<unknown>().notNull(),
    /** In the object storage, once it is made. */
    pdfKey: text('pdf_key'),
    pdfSha256: text('pdf_sha256'),
    /** What the credit note is for: the same key is written once. */
    key: text().notNull(),
    issuedAt: timestampColumn('issued_at').notNull(),
  },
  table => [
    uniqueIndex('invoices_number').on(table.seller, table.number),
    uniqueIndex('invoices_once').on(table.orderId, table.key),
  ],
)

/** Which words of the journal have been followed by what they call for: mails, production, invoices. Each is once. */
export const processedOrderEvents = pgTable('order_follow_ups', {
  sequence: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orderEvents.sequence, { onDelete: 'cascade' }),
  at: timestampColumn('at').notNull(),
})
