import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** A file attached to an email. */
export interface EmailAttachment {
  filename: string
  contentType: string
  /** For an image inside the email, which displays it as `cid:<cid>`. */
  cid?: string
  /** Small ones inline, others by their key in the object storage, which has to retain them until the email is sent. */
  content: { base64: string } | { key: string }
}

/** An email ready to be sent. */
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

/** The outbox: emails written in the transaction of what they report, and deleted once they are sent. */
export const emailOutbox = pgTable('mails', {
  id: uuid().primaryKey(),
  /** Kind of email; the only part that is logged. */
  kind: text().notNull(),
  message: jsonb().$type<EmailMessage>().notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  /** When it proved undeliverable, and the mail server's status without the address. */
  refusedAt: timestampColumn('refused_at'),
  refusal: text(),
})
