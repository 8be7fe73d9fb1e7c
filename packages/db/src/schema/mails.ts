import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** A letter ready to be sent. */
export interface MailMessage {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** The outbox: mails written in the transaction of what they tell of, and removed once they are sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** Which letter it is; all that logs say of it. */
    kind: text().notNull(),
    message: jsonb().$type<MailMessage>().notNull(),
    /** Not before this moment; every attempt moves it on. */
    dueAt: moment('due_at').notNull(),
    attempts: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('mails_due_at').on(table.dueAt)],
)
