import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { visitors } from './visitors.ts'

/** An uploaded photo. Its files are in the object storage under the photo's id. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => visitors.id, { onDelete: 'cascade' }),
    /**
     * `arriving` while its files are being stored, `leaving` while they are being deleted; a crash leaves such rows to
     * clean up.
     */
    state: text({ enum: ['arriving', 'ready', 'leaving'] }).notNull(),
    sha256: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    /** Pixels after EXIF rotation. */
    width: integer().notNull(),
    height: integer().notNull(),
    notices: text().array().notNull(),
    /** A copy for printing, instead of an original that print cannot decode. */
    hasMaster: boolean('has_master').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [
    uniqueIndex('photos_one_per_content')
      .on(table.visitorId, table.sha256)
      .where(sql`${table.state} = 'ready'`),
    index('photos_of_visitor').on(table.visitorId, table.createdAt),
    index('photos_unfinished').on(table.createdAt).where(sql`${table.state} <> 'ready'`),
  ],
)
