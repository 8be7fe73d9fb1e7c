import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Daily totals of a shop, without identity. Retention class: numbers. */
export const dailyMetrics = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    /** `<channel>-<country>`, such as `passepartout-de`. */
    shop: text().notNull(),
    /** The metric, such as `page-view` or `search-without-hit`. */
    measure: text().notNull(),
    /** Subject of the metric: a kind of page, an article, a search term; empty where there is only one. */
    subject: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.shop, table.measure, table.subject] })],
)

/** Parts of recorded visits, masked by the recorder, of visitors who agreed. Retention class: recordings. */
export const recordingParts = pgTable(
  'recording_parts',
  {
    recording: uuid().notNull(),
    part: integer().notNull(),
    /** Events of the recorder, as JSON. */
    events: text().notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.recording, table.part] }),
    index('recording_parts_received').on(table.receivedAt),
  ],
)
