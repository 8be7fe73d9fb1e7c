import type { Channel, Locale } from '@passepartout/domain'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { customers } from './customers.ts'
import { drafts } from './drafts.ts'
import { photos } from './photos.ts'

/** A link that shows a design to guests. Only a hash of its token is stored. */
export const draftShares = pgTable(
  'draft_shares',
  {
    id: uuid().primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    right: text().$type<'view' | 'comment' | 'approve' | 'work'>().notNull(),
    /** The guest's name as the owner wrote it; may be empty. */
    name: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    endsAt: timestampColumn('ends_at').notNull(),
    /** When the owner revoked it. */
    revokedAt: timestampColumn('revoked_at'),
    /** Approval through the link: the guest's name as typed, when, and the approved content. */
    approvedBy: text('approved_by'),
    approvedAt: timestampColumn('approved_at'),
    approvedHash: text('approved_hash'),
  },
  table => [
    uniqueIndex('draft_shares_token').on(table.tokenHash),
    index('draft_shares_of_draft').on(table.draftId),
    index('draft_shares_end').on(table.endsAt),
  ],
)

/**
 * Photos uploaded through a link that allows editing. They belong to the design's owner; the link may show and place
 * them.
 */
export const draftSharePhotos = pgTable(
  'draft_share_photos',
  {
    shareId: uuid('share_id')
      .notNull()
      .references(() => draftShares.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    arrivedAt: timestampColumn('arrived_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.shareId, table.photoId] }),
    index('draft_share_photos_of_photo').on(table.photoId),
  ],
)

/** A guest's comment on a point of a page, through a link. */
export const draftComments = pgTable(
  'draft_comments',
  {
    id: uuid().primaryKey(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => draftShares.id, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    /** From the page's left and top edge, as shares of its width and height. */
    x: real().notNull(),
    y: real().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** Resolved by the design's owner. */
    isDone: boolean('is_done').notNull(),
    /** Counts up over all links of a design, so that a number identifies one comment for all readers. */
    number: integer().notNull().default(0),
    /** Hash of the key with which the writing browser may change or delete it. */
    keyHash: text('key_hash'),
    changedAt: timestampColumn('changed_at'),
  },
  table => [index('draft_comments_of_share').on(table.shareId, table.createdAt)],
)

/** Replies to a comment, by the design's owner or by a guest with its link. */
export const draftReplies = pgTable(
  'draft_answers',
  {
    id: uuid().primaryKey(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => draftComments.id, { onDelete: 'cascade' }),
    isMaker: boolean('is_maker').notNull(),
    /** Empty for the owner. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [index('draft_answers_of_comment').on(table.commentId, table.createdAt)],
)

/** Recipient and schedule of emails about comments on a design. */
export const draftNotifications = pgTable(
  'draft_mails',
  {
    /** Id in the links of these emails; replaced for an address that has to be confirmed. */
    id: uuid().primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** `asked` waits for the confirmation of the address; `off` was chosen explicitly. */
    state: text({ enum: ['asked', 'on', 'off'] }).notNull(),
    /** Sent to the address of this account, as it is at that time. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Otherwise to this address, in lower case. */
    email: text(),
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    askedAt: timestampColumn('asked_at').notNull(),
    /** When the next email is due; null where there is none. */
    dueAt: timestampColumn('due_at'),
    /** Time of the first event that it will report. */
    newsSince: timestampColumn('news_since'),
    /** When the last email was written. */
    toldAt: timestampColumn('told_at'),
  },
  table => [
    uniqueIndex('draft_mails_once').on(table.draftId),
    index('draft_mails_of_customer').on(table.customerId),
    index('draft_mails_asked_at').on(table.askedAt),
  ],
)
