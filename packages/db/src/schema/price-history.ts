import type { Channel, CountryCode, Currency } from '@passepartout/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/**
 * Prices at which an article was really offered, by shop. Reduced prices name the lowest one of the days before, so
 * rows must never change: a trigger, created in the table's migration, refuses updates and deletions.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A standard article, such as `photo-frame/poster/600x400`. */
    article: text().notNull(),
    channel: text().$type<Channel>().notNull(),
    country: text().$type<CountryCode>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units of one piece, as the shop displays it. */
    amount: integer().notNull(),
    /** The first day of this price, in the lab's time zone; it is valid until the next entry. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    recordedAt: timestampColumn('recorded_at').notNull(),
  },
  table => [
    uniqueIndex('price_history_once').on(
      table.channel,
      table.country,
      table.article,
      table.fromDay,
      table.amount,
    ),
    index('price_history_latest').on(table.channel, table.country, table.article, table.id),
    check('price_history_amount', sql`${table.amount} >= 0`),
  ],
)
