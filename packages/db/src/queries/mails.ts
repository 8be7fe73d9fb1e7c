import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt, lte } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { type MailMessage, mails } from '../schema/index.ts'

export type { MailMessage } from '../schema/index.ts'

export interface DueMail {
  id: string
  kind: string
  message: MailMessage
  /** How often sending it was begun, this time included. */
  attempts: number
}

/** Puts a mail into the outbox; called in the transaction of what the mail tells of. */
export async function addMail(
  db: Database,
  { kind, message, now }: { kind: string; message: MailMessage; now: Date },
): Promise<void> {
  await db.insert(mails).values({ id: randomUUID(), kind, message, dueAt: now, attempts: 0, createdAt: now })
}

/**
 * Takes the mail that is due longest. It is due again after `retryAt`, whether its sender lives or dies, so that no
 * mail is lost and two processes do not take the same one.
 */
export async function takeDueMail(
  db: Database,
  { now, retryAt, mostAttempts }: { now: Date; retryAt: (attempts: number) => Date; mostAttempts: number },
): Promise<DueMail | undefined> {
  return db.transaction(async transaction => {
    const [due] = await transaction
      .select()
      .from(mails)
      .where(and(lte(mails.dueAt, now), lt(mails.attempts, mostAttempts)))
      .orderBy(asc(mails.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const { id, kind, message } = due
    const attempts = due.attempts + 1
    await transaction
      .update(mails)
      .set({ attempts, dueAt: retryAt(attempts) })
      .where(eq(mails.id, id))
    return { id, kind, message, attempts }
  })
}

/** Takes a mail that was sent out of the outbox. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

/** Forgets mails that could not be sent in all that time. */
export async function removeOldMails(db: Database, writtenBefore: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, writtenBefore))
}
