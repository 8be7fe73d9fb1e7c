import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** A person without an account, known by a signed cookie of one channel. */
export const visitors = pgTable(
  'visitors',
  {
    id: uuid().primaryKey(),
    channel: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    lastSeenAt: timestampColumn('last_seen_at').notNull(),
    /** When their cookie became invalid: the data belongs to a customer. */
    revokedAt: timestampColumn('revoked_at'),
  },
  table => [index('visitors_last_seen_at').on(table.lastSeenAt)],
)
