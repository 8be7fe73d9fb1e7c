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

/** A link by which somebody else sees a design. Of its token only a hash is kept. */
export const draftShares = pgTable(
  'draft_shares',
  {
    id: uuid().primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    right: text().$type<'view' | 'comment' | 'approve' | 'work'>().notNull(),
    /** For whom, in its maker's words; may be empty. */
    name: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    endsAt: timestampColumn('ends_at').notNull(),
    /** When its maker ended it before its time. */
    revokedAt: timestampColumn('revoked_at'),
    /** Who approved by it, in their own words, when, and the content that they saw. */
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

/** Photos that came by a link to work on a design. They are its owner's; the link may show and place them. */
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
    createdAt: timestampColumn('created_at').notNull(),
    /** The design's maker has dealt with it. */
    isDone: boolean('is_done').notNull(),
    /** Counts up over all links of a design, so that one number means one comment for everybody. */
    number: integer().notNull().default(0),
    /** Of what the browser that wrote it shows to change it or take it back. */
    keyHash: text('key_hash'),
    changedAt: timestampColumn('changed_at'),
  },
  table => [index('draft_comments_of_share').on(table.shareId, table.createdAt)],
)

/** What was said to a comment, by the design's maker or by whoever has its link. */
export const draftReplies = pgTable(
  'draft_answers',
  {
    id: uuid().primaryKey(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => draftComments.id, { onDelete: 'cascade' }),
    isMaker: boolean('is_maker').notNull(),
    /** Empty where it is the maker. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [index('draft_answers_of_comment').on(table.commentId, table.createdAt)],
)

/** Where mails about what was said of a design go to. */
export const draftNotifications = pgTable(
  'draft_mails',
  {
    /** What links in these mails name; another one for an address that is asked. */
    id: uuid().primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** `asked` waits for the confirmation of the address; `off` is what somebody chose. */
    state: text({ enum: ['asked', 'on', 'off'] }).notNull(),
    /** To the address of this account, whatever it is by then. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Or to this one, in small letters. */
    email: text(),
    channel: text().$type<Channel>().notNull(),
    locale: text().$type<Locale>().notNull(),
    askedAt: timestampColumn('asked_at').notNull(),
    /** When the next mail is written, as long as one is to be. */
    dueAt: timestampColumn('due_at'),
    /** When the first of the words came that it will tell of. */
    newsSince: timestampColumn('news_since'),
    /** When the last mail was written. */
    toldAt: timestampColumn('told_at'),
  },
  table => [
    uniqueIndex('draft_mails_once').on(table.draftId),
    index('draft_mails_of_customer').on(table.customerId),
    index('draft_mails_asked_at').on(table.askedAt),
  ],
)
