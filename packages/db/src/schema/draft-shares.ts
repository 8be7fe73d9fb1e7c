import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { drafts } from './drafts.ts'

/** A link by which somebody else sees a design. Of its token only a hash is kept. */
export const draftShares = pgTable(
  'draft_shares',
  {
    id: uuid().primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    right: text().$type<'view' | 'comment' | 'approve'>().notNull(),
    /** For whom, in its maker's words; may be empty. */
    name: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When its maker ended it before its time. */
    revokedAt: moment('revoked_at'),
  },
  table => [
    uniqueIndex('draft_shares_token').on(table.tokenHash),
    index('draft_shares_of_draft').on(table.draftId),
    index('draft_shares_end').on(table.endsAt),
  ],
)
