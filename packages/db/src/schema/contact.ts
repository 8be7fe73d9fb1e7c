import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** What visitors wrote with the contact form; removed after the retention time. */
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

/** What customers reported from the designer; removed with contact messages. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: uuid().primaryKey(),
    channel: text().notNull(),
    country: text().notNull(),
    locale: text().notNull(),
    words: text().notNull(),
    email: text(),
    /** Kind of product that was designed. */
    kind: text().notNull(),
    /** The design, where its maker agreed that it is looked at; it may be deleted since. */
    draftId: uuid('draft_id'),
    /** Browser and window, as the dialog showed them. */
    device: jsonb().$type<{ browser: string; width: number; height: number }>().notNull(),
    /** Names of the last steps, the newest last: no words, no file names. */
    steps: text().array().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** When one of the shop's people had dealt with it. */
    settledAt: timestampColumn('settled_at'),
  },
  table => [index('problem_reports_created_at').on(table.createdAt)],
)

/** Bot checks that were used up, by their hash, and what they were used for; worthless once they have expired. */
export const usedProofs = pgTable(
  'spent_proofs',
  {
    hash: text().primaryKey(),
    contentHash: text('content_hash').notNull(),
    until: timestampColumn('until').notNull(),
  },
  table => [index('spent_proofs_until').on(table.until)],
)
