import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { type EmailMessage, emailOutbox } from '../schema/index.ts'

export type { EmailAttachment, EmailMessage } from '../schema/index.ts'

export interface OutboxEmail {
  id: string
  kind: string
  message: EmailMessage
}

/**
 * Puts an email into the outbox; called in the transaction of what it reports. It is sent only by a job that names it:
 * use `sendLater` of the jobs.
 *
 * @returns its id
 */
export async function enqueueEmail(
  db: Database,
  { id = randomUUID(), kind, message, now }: { id?: string; kind: string; message: EmailMessage; now: Date },
): Promise<string> {
  await db.insert(emailOutbox).values({ id, kind, message, createdAt: now }).onConflictDoNothing()
  return id
}

/** An unsent email; undefined where it was sent, deleted, or is undeliverable. */
export async function findPendingEmail(db: Database, id: string): Promise<OutboxEmail | undefined> {
  const [found] = await db
    .select({ id: emailOutbox.id, kind: emailOutbox.kind, message: emailOutbox.message })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.id, id), isNull(emailOutbox.refusedAt)))
  return found
}

/** The ids of all unsent emails. */
export async function listPendingEmailIds(db: Database): Promise<string[]> {
  const found = await db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(isNull(emailOutbox.refusedAt))
    .orderBy(asc(emailOutbox.createdAt))
  return found.map(({ id }) => id)
}

/** Marks an email as undeliverable, for operators to review. */
export async function markEmailUndeliverable(
  db: Database,
  { id, refusal, now }: { id: string; refusal: string; now: Date },
): Promise<void> {
  await db.update(emailOutbox).set({ refusal, refusedAt: now }).where(eq(emailOutbox.id, id))
}

/** Undeliverable emails, the newest first. */
export function listUndeliverableEmails(db: Database) {
  return db
    .select({
      id: emailOutbox.id,
      kind: emailOutbox.kind,
      to: sql<string>`${emailOutbox.message} ->> 'to'`,
      subject: sql<string>`${emailOutbox.message} ->> 'subject'`,
      refusedAt: emailOutbox.refusedAt,
      refusal: emailOutbox.refusal,
    })
    .from(emailOutbox)
    .where(isNotNull(emailOutbox.refusedAt))
    .orderBy(desc(emailOutbox.refusedAt))
}

/**
 * Requeues an undeliverable email, for the same address or another one.
 *
 * @returns whether there is one
 */
export async function requeueEmail(
  db: Database,
  { id, to }: { id: string; to: string | undefined },
): Promise<boolean> {
  const readdressed =
    to === undefined ? {} : { message: sql`jsonb_set(${emailOutbox.message}, '{to}', to_jsonb(${to}::text))` }
  const taken = await db
    .update(emailOutbox)
    .set({ refusedAt: null, refusal: null, ...readdressed })
    .where(and(eq(emailOutbox.id, id), isNotNull(emailOutbox.refusedAt)))
    .returning({ id: emailOutbox.id })
  return taken.length > 0
}

/** Deletes an email from the outbox, sent or undeliverable. */
export async function deleteEmail(db: Database, id: string): Promise<void> {
  await db.delete(emailOutbox).where(eq(emailOutbox.id, id))
}

/** Deletes emails that could not be sent in all that time. */
export async function deleteOldEmails(db: Database, writtenBefore: Date): Promise<void> {
  await db.delete(emailOutbox).where(lt(emailOutbox.createdAt, writtenBefore))
}
