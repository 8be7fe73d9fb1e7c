import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { visitors } from './visitors.ts'

/** One per visitor, who belongs to one channel. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey(),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => visitors.id, { onDelete: 'cascade' }),
    /** Token of the public link; null while the list is not shared. */
    shareToken: text('share_token'),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [
    uniqueIndex('wishlists_one_per_visitor').on(table.visitorId),
    uniqueIndex('wishlists_share_token').on(table.shareToken),
  ],
)

/** A card design on a wish list, once per list whatever its colours. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    wishlistId: uuid('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    themeId: text('theme_id').notNull(),
    /** Null for the design's first palette. */
    palette: text(),
    note: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.wishlistId, table.themeId] }),
    check('wishlist_items_note', sql`char_length(${table.note}) <= 200`),
  ],
)
