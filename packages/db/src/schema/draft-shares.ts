import { boolean, index, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** Who approved by it, in their own words, when, and the content that they saw. */
    approvedBy: text('approved_by'),
    approvedAt: moment('approved_at'),
    approvedHash: text('approved_hash'),
  },
  table => [
    uniqueIndex('draft_shares_token').on(table.tokenHash),
    index('draft_shares_of_draft').on(table.draftId),
    index('draft_shares_end').on(table.endsAt),
  ],
)

/** What somebody said by a link about a place on a page. */
export const draftComments = pgTable(
  'draft_comments',
  {
    id: uuid().primaryKey(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => draftShares.id, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    /** From the page's left and top edge, as parts of its width and height. */
    x: real().notNull(),
    y: real().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The design's maker has dealt with it. */
    isDone: boolean('is_done').notNull(),
  },
  table => [index('draft_comments_of_share').on(table.shareId, table.createdAt)],
)
