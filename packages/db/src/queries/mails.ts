import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
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

/** A mail that waits to be sent; nothing where it was sent, forgotten, or nobody can get it. */
export async function findMail(db: Database, id: string): Promise<Mail | undefined> {
  const [found] = await db
    .select({ id: mails.id, kind: mails.kind, message: mails.message })
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.refusedAt)))
  return found
}

/** The ids of all mails that wait. */
export async function waitingMails(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: mails.id })
    .from(mails)
    .where(isNull(mails.refusedAt))
    .orderBy(asc(mails.createdAt))
  return found.map(({ id }) => id)
}

/** Keeps a mail that nobody can get, for people to look at. */
export async function refuseMail(
  db: Database,
  { id, refusal, now }: { id: string; refusal: string; now: Date },
): Promise<void> {
  await db.update(mails).set({ refusal, refusedAt: now }).where(eq(mails.id, id))
}

/** Mails that nobody can get, the newest first. */
export function refusedMails(db: Database) {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      to: sql<string>`${mails.message} ->> 'to'`,
      subject: sql<string>`${mails.message} ->> 'subject'`,
      refusedAt: mails.refusedAt,
      refusal: mails.refusal,
    })
    .from(mails)
    .where(isNotNull(mails.refusedAt))
    .orderBy(desc(mails.refusedAt))
}

/** Lets a mail that nobody could get wait anew, for the same address or another one. @returns whether there is one */
export async function takeMailBack(
  db: Database,
  { id, to }: { id: string; to: string | undefined },
): Promise<boolean> {
  const readdressed =
    to === undefined ? {} : { message: sql`jsonb_set(${mails.message}, '{to}', to_jsonb(${to}::text))` }
  const taken = await db
    .update(mails)
    .set({ refusedAt: null, refusal: null, ...readdressed })
    .where(and(eq(mails.id, id), isNotNull(mails.refusedAt)))
    .returning({ id: mails.id })
  return taken.length > 0
}

/** Takes a mail that was sent, or that nobody will get, out of the outbox. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

/** Forgets mails that could not be sent in all that time. */
export async function removeOldMails(db: Database, writtenBefore: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, writtenBefore))
}
