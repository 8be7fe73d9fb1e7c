import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** A file that goes with a letter. */
export interface EmailAttachment {
  filename: string
  contentType: string
  /** Of a picture inside the letter, which shows it as `cid:<cid>`. */
  cid?: string
  /** Small ones as they are, others by their key in the object storage, which has to keep them until the mail is sent. */
  content: { base64: string } | { key: string }
}

/** A letter ready to be sent. */
export interface EmailMessage {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: readonly EmailAttachment[]
}

/** The outbox: mails written in the transaction of what they tell of, and removed once they are sent. */
export const emailOutbox = pgTable('mails', {
  id: uuid().primaryKey(),
  /** Which letter it is; all that logs say of it. */
  kind: text().notNull(),
  message: jsonb().$type<EmailMessage>().notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  /** Since when it is known that nobody can get it, and what the mail server said, without the address. */
  refusedAt: timestampColumn('refused_at'),
  refusal: text(),
})
