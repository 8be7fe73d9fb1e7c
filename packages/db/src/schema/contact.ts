import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Messages of the contact form; deleted after the retention period. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    channel: text().notNull(),
    locale: text().notNull(),
    topic: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    orderNumber: text('order_number'),
    message: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [index('contact_messages_created_at').on(table.createdAt)],
)

/** Problems that customers reported from the designer; deleted with contact messages. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: uuid().primaryKey(),
    channel: text().notNull(),
    country: text().notNull(),
    locale: text().notNull(),
    words: text().notNull(),
    email: text(),
    /** Product kind of the design. */
    kind: text().notNull(),
    /** The design, where its owner agreed to its inspection; it may be deleted since. */
    draftId: uuid('draft_id'),
    /** Browser and window, as the dialog displayed them. */
    device: jsonb().$type<{ browser: string; width: number; height: number }>().notNull(),
    /** Names of the last steps, the newest last: no texts, no file names. */
    steps: text().array().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** When an operator settled it. */
    settledAt: timestampColumn('settled_at'),
  },
  table => [index('problem_reports_created_at').on(table.createdAt)],
)

/** Used bot checks, by their hash, and what they were used for; worthless once they have expired. */
export const usedProofs = pgTable(
  'spent_proofs',
  {
    hash: text().primaryKey(),
    contentHash: text('content_hash').notNull(),
    until: timestampColumn('until').notNull(),
  },
  table => [index('spent_proofs_until').on(table.until)],
)
