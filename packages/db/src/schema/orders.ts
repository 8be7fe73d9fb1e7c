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

/** A whitelabel customer as an order stores it. */
export interface WhitelabelSender {
  number: string
  company: string
  email: string
  phone: string
  website: string
  /** Whether the order is sent under their name; the customer can switch that off. */
  isOn: boolean
}

/**
 * An order, written once. Its fields never change except the delivery address before production; its history is in the
 * order events, the last of which determines `state`. Retained as long as invoices are.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** Readable, and not guessable from other numbers: `PP-7K3M-2RTX`. */
    number: text().notNull(),
    /** Of the checkout: a second submission finds the order of the first one. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'set null' }),
    channel: text().$type<Channel>().notNull(),
    country: text().$type<CountryCode>().notNull(),
    locale: text().$type<Locale>().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<OrderState>().notNull(),
    email: text().notNull(),
    /** The validated address step: contact, delivery, invoice, VAT number, greeting. */
    address: jsonb().$type<unknown>().notNull(),
    /** Receipt as displayed: totals, taxes, discounts, codes, shipping, versions of the legal texts. */
    receipt: jsonb().$type<unknown>().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    /** The part of the total that no gift voucher pays. */
    due: integer().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    /** For a whitelabel customer: company, contact and customer number, as they were then. */
    whitelabel: jsonb().$type<WhitelabelSender | null>(),
    /** SHA-256 of the token in the link of the status page. */
    tokenHash: text('token_hash').notNull(),
    /** Until then the customer can cancel or change the address. */
    changeUntil: timestampColumn('change_until').notNull(),
    placedAt: timestampColumn('placed_at').notNull(),
    /** Photos, addresses of other people and the lab's files were deleted, or never existed. */
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
    // The back office searches by the beginning of these.
    index('orders_by_last_name').on(sql`lower(${table.address} #>> '{delivery,lastName}') text_pattern_ops`),
    index('orders_by_postal_code').on(sql`(${table.address} #>> '{delivery,postalCode}') text_pattern_ops`),
    index('orders_by_number').on(sql`${table.number} text_pattern_ops`),
    check('orders_due', sql`${table.due} between 0 and ${table.total}`),
  ],
)

/** A frozen line: its product, its price and its taxes. */
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
    /** The frozen design; null for stock products. */
    document: jsonb().$type<unknown>(),
    quantity: integer().notNull(),
    /** Minor units, VAT included where prices include it. */
    unitPrice: integer('unit_price').notNull(),
    total: integer().notNull(),
    totalOriginal: integer('total_original').notNull(),
    /** The line's share of promotion codes. */
    discount: integer().notNull(),
    /** Percent. */
    vatRate: text('vat_rate').notNull(),
    isPersonalised: boolean('is_personalised').notNull(),
  },
  table => [
    uniqueIndex('order_lines_of_order').on(table.orderId, table.number),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 5000`),
  ],
)

/** The photos a line prints; held until the order's retention ends. */
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

/** The order events: rows are added, never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `placed`, `paid`, `address-changed`, `parcel-shipped`, `complaint` ...; the domain defines them. */
    kind: text().notNull(),
    /** The order's state after the event. */
    state: text().$type<OrderState>().notNull(),
    /** `customer`, `operator:<name>`, `bank`, `stripe`, `plant`, `clock`. */
    actor: text().notNull(),
    /** Reason and circumstances: amounts, shipment. No names, no addresses. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Idempotency key of external or repeatable events. */
    key: text(),
    at: timestampColumn('at').notNull(),
  },
  table => [
    index('order_events_of_order').on(table.orderId, table.sequence),
    index('order_events_at').on(table.at),
    uniqueIndex('order_events_once').on(table.orderId, table.key).where(sql`${table.key} is not null`),
  ],
)

/** Notes of operators about an order; customers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `operator:<name>`. */
    actor: text().notNull(),
    text: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [index('order_notes_of_order').on(table.orderId, table.createdAt)],
)

/** What the lab scanned: a row for each sheet that was cut, and for each copy that was bound or packed. */
export const sheetScans = pgTable(
  'sheet_scans',
  {
    /** Made by the scanner, so that a repeated request is recorded once. */
    scan: uuid().notNull(),
    position: integer().notNull(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** 0 for the first production, from 1 for each reprint. */
    reprint: integer().notNull(),
    step: text({ enum: ['cut', 'bound', 'packed'] }).notNull(),
    /** 0 where sheets do not name their copy. */
    copy: integer().notNull(),
    page: integer().notNull(),
    /** Code of the parcel that it was packed into. */
    parcel: text(),
    /** `operator:<name>`. */
    actor: text().notNull(),
    at: timestampColumn('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scan, table.position] }),
    index('sheet_scans_of_line').on(table.lineId, table.reprint),
  ],
)

/** Shipments of the lab. */
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
    /** Numbers of the order lines in it. */
    lines: integer().array().notNull(),
    shippedAt: timestampColumn('shipped_at').notNull(),
    deliveredAt: timestampColumn('delivered_at'),
  },
  table => [
    uniqueIndex('order_parcels_of_order').on(table.orderId, table.number),
    index('order_parcels_by_tracking').on(table.trackingNumber),
  ],
)

/** Complaints and withdrawals, which an operator decides. */
export const orderCases = pgTable(
  'order_cases',
  {
    id: uuid().primaryKey(),
    /** Null where a withdrawal names an order that does not exist: it was received all the same. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['complaint', 'withdrawal'] }).notNull(),
    state: text({ enum: ['received', 'reprint', 'refund', 'refused'] }).notNull(),
    /** Lines, defect, wish, the customer's text, photos. */
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

/** Invoices and credit notes; the content is frozen, the PDF is rendered from it into the object storage. */
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
    /** Source of the PDF; the account it names never changes. */
    content: jsonb().$type<unknown>().notNull(),
    /** In the object storage, once it is rendered. */
    pdfKey: text('pdf_key'),
    pdfSha256: text('pdf_sha256'),
    /** Idempotency key: what the document is for. */
    key: text().notNull(),
    issuedAt: timestampColumn('issued_at').notNull(),
  },
  table => [
    uniqueIndex('invoices_number').on(table.seller, table.number),
    uniqueIndex('invoices_once').on(table.orderId, table.key),
  ],
)

/** Order events that have been processed: emails, production, invoices. Each is processed once. */
export const processedOrderEvents = pgTable('order_follow_ups', {
  sequence: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orderEvents.sequence, { onDelete: 'cascade' }),
  at: timestampColumn('at').notNull(),
})
