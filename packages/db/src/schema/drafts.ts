import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { visitors } from './visitors.ts'

/** A draft: a design being edited. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey(),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => visitors.id, { onDelete: 'cascade' }),
    /** Counts up with every change; a change must name the revision it is based on. */
    revision: integer().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    configuration: jsonb().$type<unknown>().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    /** Tells a change sent twice from a change made twice. */
    contentHash: text('content_hash').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  table => [index('drafts_of_visitor').on(table.visitorId, table.updatedAt)],
)
