import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/**
 * What happened in a shop on a day: sums, and nothing of who it was. Retention class: numbers.
 */
export const dailyMetrics = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    /** `<channel>-<country>`, such as `passepartout-de`. */
    shop: text().notNull(),
    /** What is counted, such as `page-view` or `search-without-hit`. */
    measure: text().notNull(),
    /** Of what: a kind of page, an article, a word; empty where there is only one. */
    subject: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.shop, table.measure, table.subject] })],
)

/** Pieces of recorded visits, masked by the recorder, of visitors who agreed. Retention class: recordings. */
export const recordingParts = pgTable(
  'recording_parts',
  {
    recording: uuid().notNull(),
    part: integer().notNull(),
    /** What the recorder wrote, as JSON. */
    events: text().notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.recording, table.part] }),
    index('recording_parts_received').on(table.receivedAt),
  ],
)
