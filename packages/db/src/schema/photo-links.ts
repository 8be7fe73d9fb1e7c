import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { drafts } from './drafts.ts'
import { photos } from './photos.ts'
import { visitors } from './visitors.ts'

/** A way from another device to one draft: to send photos, or to go on there. Of its token and key only hashes are kept. */
export const photoLinks = pgTable(
  'photo_links',
  {
    id: uuid().primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => visitors.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['photos', 'draft'] })
      .notNull()
      .default('photos'),
    /** Of what the QR code says: good for one phone. */
    tokenHash: text('token_hash').notNull(),
    /** Of what that phone got for it. */
    keyHash: text('key_hash'),
    /** Two digits that both screens show. */
    number: integer(),
    createdAt: timestampColumn('created_at').notNull(),
    /** Until when a phone may come. */
    opensUntil: timestampColumn('opens_until').notNull(),
    /** Until when it may send. */
    endsAt: timestampColumn('ends_at').notNull(),
    claimedAt: timestampColumn('claimed_at'),
    /** When the other screen said that it is the right phone. */
    confirmedAt: timestampColumn('confirmed_at'),
    closedAt: timestampColumn('closed_at'),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  table => [
    uniqueIndex('photo_links_token').on(table.tokenHash),
    uniqueIndex('photo_links_key').on(table.keyHash),
    index('photo_links_of_draft').on(table.draftId),
    index('photo_links_of_visitor').on(table.visitorId),
    index('photo_links_end').on(table.endsAt),
  ],
)

/** The photos that came by a link, in their order. */
export const photoLinkPhotos = pgTable(
  'photo_link_photos',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => photoLinks.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    arrivedAt: timestampColumn('arrived_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.linkId, table.photoId] }),
    // Asked whenever a photo goes.
    index('photo_link_photos_of_photo').on(table.photoId),
  ],
)
