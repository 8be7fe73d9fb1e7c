import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { operators } from './operators.ts'

/** A filter of the order list that an operator saved under a name. */
export const orderViews = pgTable(
  'order_views',
  {
    id: uuid().primaryKey(),
    /** Who saved it; null once they left, which their shared views survive. */
    operatorId: uuid('operator_id').references(() => operators.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Whether colleagues see it too. */
    isShared: boolean('is_shared').notNull(),
    /** Without a search, which would keep names of customers. */
    filter: jsonb().$type<unknown>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [uniqueIndex('order_views_of_operator').on(table.operatorId, table.name)],
)
