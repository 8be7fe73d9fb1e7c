import { randomUUID } from 'node:crypto'
import { asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { type MailMessage, mails } from '../schema/index.ts'

export type { MailAttachment, MailMessage } from '../schema/index.ts'

export interface Mail {
  id: string
  kind: string
  message: MailMessage
}

/**
 * Puts a mail into the outbox; called in the transaction of what the mail tells of. Nothing sends it but a job that names
 * it: use `sendLater` of the jobs.
 *
 * @returns its id
 */
export async function addMail(
  db: Database,
  { id = randomUUID(), kind, message, now }: { id?: string; kind: string; message: MailMessage; now: Date },
): Promise<string> {
  await db.insert(mails).values({ id, kind, message, createdAt: now }).onConflictDoNothing()
  return id
}

/** A mail that waits to be sent; nothing where it was sent, or forgotten. */
export async function findMail(db: Database, id: string): Promise<Mail | undefined> {
  const [found] = await db
    .select({ id: mails.id, kind: mails.kind, message: mails.message })
    .from(mails)
    .where(eq(mails.id, id))
  return found
}

/** The ids of all mails that wait. */
export async function waitingMails(db: Database): Promise<string[]> {
  const found = await db.select({ id: mails.id }).from(mails).orderBy(asc(mails.createdAt))
  return found.map(({ id }) => id)
}

/** Takes a mail that was sent out of the outbox. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

/** Forgets mails that could not be sent in all that time. */
export async function removeOldMails(db: Database, writtenBefore: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, writtenBefore))
}
