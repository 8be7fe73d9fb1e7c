import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { drafts } from './drafts.ts'
import { photos } from './photos.ts'
import { visitors } from './visitors.ts'

/**
 * A link from another device to one draft: to upload photos, or to continue there. Only hashes of its token and key are
 * stored.
 */
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
    /** Of the token in the QR code: valid for one phone. */
    tokenHash: text('token_hash').notNull(),
    /** Of the key that this phone received in return. */
    keyHash: text('key_hash'),
    /** Two digits that both screens display. */
    number: integer(),
    createdAt: timestampColumn('created_at').notNull(),
    /** Until when a phone may claim it. */
    opensUntil: timestampColumn('opens_until').notNull(),
    /** Until when the phone may upload. */
    endsAt: timestampColumn('ends_at').notNull(),
    claimedAt: timestampColumn('claimed_at'),
    /** When the other screen confirmed the phone. */
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

/** The photos uploaded through a link, in their order. */
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
    // For the deletion of photos.
    index('photo_link_photos_of_photo').on(table.photoId),
  ],
)
