import type { Channel, CountryCode, Currency } from '@passepartout/domain'
import { sql } from 'drizzle-orm'
import {
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
import { drafts } from './drafts.ts'
import { photos } from './photos.ts'
import { visitors } from './visitors.ts'

/** One per visitor, channel and country: the country decides currency and prices. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey(),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => visitors.id, { onDelete: 'cascade' }),
    channel: text().$type<Channel>().notNull(),
    country: text().$type<CountryCode>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [
    uniqueIndex('carts_one_per_shop').on(table.visitorId, table.channel, table.country),
    index('carts_idle').on(table.updatedAt),
  ],
)

/** An article with its own id; a designed one with a frozen copy of the design. Lines are never merged. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    draftId: uuid('draft_id').references(() => drafts.id, { onDelete: 'set null' }),
    draftRevision: integer('draft_revision'),
    kind: text().notNull(),
    title: text().notNull(),
    configuration: jsonb().$type<unknown>().notNull(),
    /** Of configuration and document together: equal for lines that print the same. */
    contentHash: text('content_hash').notNull(),
    /** Null for stock products. */
    document: jsonb().$type<unknown>(),
    quantity: integer().notNull(),
    /** The unit price the customer last saw and accepted, in minor units; only to display a change. */
    seenPrice: integer('seen_price').notNull(),
    currency: text().$type<Currency>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
    /** Removed, but can still be restored. */
    removedAt: timestampColumn('removed_at'),
    /** Saved for later: not ordered, not counted, not in the total. */
    savedAt: timestampColumn('saved_at'),
  },
  table => [
    index('cart_lines_of_cart').on(table.cartId, table.position),
    index('cart_lines_of_draft').on(table.draftId),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 5000`),
  ],
)

/** The photos a line prints. They cannot be deleted while it exists. */
export const cartLinePhotos = pgTable(
  'cart_line_photos',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => cartLines.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
  },
  table => [
    primaryKey({ columns: [table.lineId, table.photoId] }),
    index('cart_line_photos_of_photo').on(table.photoId),
  ],
)
