import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { operators } from './operators.ts'
import { orders } from './orders.ts'

/** Refunds above the shop's limit, which a second operator approves or declines. */
export const refundProposals = pgTable(
  'refund_proposals',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Minor units of the order's currency. */
    amount: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['waiting', 'approved', 'declined'] }).notNull(),
    /** Who may not approve it; null once they left. */
    proposedById: uuid('proposed_by_id').references(() => operators.id, { onDelete: 'set null' }),
    /** `operator:<name>`. */
    proposedBy: text('proposed_by').notNull(),
    proposedAt: timestampColumn('proposed_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: timestampColumn('decided_at'),
  },
  table => [
    index('refund_proposals_of_order').on(table.orderId),
    uniqueIndex('refund_proposals_waiting').on(table.orderId).where(sql`${table.state} = 'waiting'`),
  ],
)
