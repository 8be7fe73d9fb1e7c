import { and, eq, gte, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { customers, draftAnswers, draftComments, draftMails, draftShares, drafts } from '../schema/index.ts'
import type { DraftCommentRow } from './draft-comments.ts'
import { isLive } from './draft-shares.ts'
import type { DraftRow } from './drafts.ts'

export type DraftMailRow = typeof draftMails.$inferSelect

/** What somebody chose about mails on a design; nothing where nobody chose yet. */
export async function findDraftMail(
  db: Database,
  asked: { draftId: string } | { id: string },
): Promise<DraftMailRow | undefined> {
  const isAsked = 'id' in asked ? eq(draftMails.id, asked.id) : eq(draftMails.draftId, asked.draftId)
  const [row] = await db.select().from(draftMails).where(isAsked)
  return row
}

type Choice = Pick<
  DraftMailRow,
  'id' | 'draftId' | 'state' | 'customerId' | 'email' | 'channel' | 'locale' | 'askedAt'
>

/**
 * Keeps a choice in place of the one before. Links of the account's mails go on being worth what they say; those of an
 * address that was typed are worth nothing from then on, and neither are any once an address is asked for.
 */
export async function chooseDraftMail(db: Database, choice: Choice): Promise<void> {
  const fresh = { dueAt: null, newsSince: null }
  const ownId = sql`case when ${draftMails.email} is null then ${draftMails.id} else excluded.id end`
  const id = choice.state === 'asked' ? choice.id : ownId
  await db
    .insert(draftMails)
    .values(choice)
    .onConflictDoUpdate({ target: draftMails.draftId, set: { ...choice, ...fresh, id } })
}

/** The same where nobody has chosen yet, neither for nor against. */
export async function beginDraftMail(db: Database, choice: Choice): Promise<void> {
  await db.insert(draftMails).values(choice).onConflictDoNothing({ target: draftMails.draftId })
}

/** An address that was asked for since then is its reader's; again is as good as once. */
export async function confirmDraftMail(
  db: Database,
  { id, askedSince }: { id: string; askedSince: Date },
): Promise<DraftMailRow | undefined> {
  const [row] = await db
    .update(draftMails)
    .set({ state: 'on' })
    .where(
      and(
        eq(draftMails.id, id),
        or(
          eq(draftMails.state, 'on'),
          and(eq(draftMails.state, 'asked'), gte(draftMails.askedAt, askedSince)),
        ),
      ),
    )
    .returning()
  return row
}

/** No mails any more, and no address either; a choice that is gone counts as stopped. */
export async function stopDraftMail(db: Database, { id }: { id: string }): Promise<void> {
  await db
    .update(draftMails)
    .set({ state: 'off', email: null, customerId: null, dueAt: null, newsSince: null })
    .where(eq(draftMails.id, id))
}

/** Nobody writes a mail any more that is due for so long: all attempts are used up. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000

/**
 * Notes that something was said of a design: the mail about it is written after a while, so that it tells of what follows
 * too, and never sooner after the last one than `apartMs`. Answers which mail and when, where none is waiting yet.
 */
export async function noteDraftWord(
  tx: Database,
  { draftId, now, waitMs, apartMs }: { draftId: string; now: Date; waitMs: number; apartMs: number },
): Promise<{ id: string; dueAt: Date } | undefined> {
  // Whoever writes the mail meanwhile is waited for, so that this word is in it or calls for the next one.
  const [row] = await tx
    .select()
    .from(draftMails)
    .where(and(eq(draftMails.draftId, draftId), eq(draftMails.state, 'on')))
    .for('update')
  if (!row) return undefined
  // A word that began earlier may be noted later, and is told all the same.
  const newsSince = row.dueAt && row.newsSince && row.newsSince < now ? row.newsSince : now
  const isWaiting = row.dueAt !== null && row.dueAt.getTime() > now.getTime() - GIVEN_UP_AFTER_MS
  const dueAt = isWaiting
    ? row.dueAt
    : new Date(Math.max(now.getTime() + waitMs, (row.toldAt?.getTime() ?? 0) + apartMs))
  await tx.update(draftMails).set({ dueAt, newsSince }).where(eq(draftMails.id, row.id))
  return dueAt && !isWaiting ? { id: row.id, dueAt } : undefined
}

/** When a mail is due and the document it tells of, so that this can be read before; nothing where none is to be written. */
export async function findDueDraftMail(
  db: Database,
  { id }: { id: string },
): Promise<{ dueAt: Date; document: unknown } | undefined> {
  const [row] = await db
    .select({ dueAt: draftMails.dueAt, document: drafts.document })
    .from(draftMails)
    .innerJoin(drafts, eq(drafts.id, draftMails.draftId))
    .where(and(eq(draftMails.id, id), eq(draftMails.state, 'on')))
  return row?.dueAt ? { dueAt: row.dueAt, document: row.document } : undefined
}

export interface DraftNews {
  mail: DraftMailRow
  /** Where it goes. */
  to: string
  draft: DraftRow
  comments: Pick<DraftCommentRow, 'pageId' | 'number' | 'author' | 'text'>[]
  answers: { number: number; author: string; text: string }[]
  approvals: { by: string; at: Date; isCurrent: boolean }[]
}

/**
 * Takes what a mail has to tell, once: what was said by links that are still open, but for what its maker dealt with
 * already. Nothing where no mail is due.
 */
export async function takeDraftNews(
  tx: Database,
  { id, now }: { id: string; now: Date },
): Promise<DraftNews | undefined> {
  const [mail] = await tx.select().from(draftMails).where(eq(draftMails.id, id)).for('update')
  if (!mail?.dueAt || !mail.newsSince || mail.state !== 'on' || mail.dueAt > now) return undefined
  await tx.update(draftMails).set({ dueAt: null, newsSince: null, toldAt: now }).where(eq(draftMails.id, id))
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, mail.draftId))
  const [customer] = mail.customerId
    ? await tx.select({ email: customers.email }).from(customers).where(eq(customers.id, mail.customerId))
    : []
  const to = customer?.email ?? mail.email
  if (!draft || !to) return undefined
  const ofDraft = and(eq(draftShares.draftId, draft.id), isLive(now))
  const { number, author, text, pageId } = draftComments
  const comments = await tx
    .select({ pageId, number, author, text })
    .from(draftComments)
    .innerJoin(draftShares, eq(draftShares.id, draftComments.shareId))
    .where(and(ofDraft, gte(draftComments.createdAt, mail.newsSince), eq(draftComments.isDone, false)))
    .orderBy(draftComments.number)
  const answers = await tx
    .select({ number, author: draftAnswers.author, text: draftAnswers.text })
    .from(draftAnswers)
    .innerJoin(draftComments, eq(draftComments.id, draftAnswers.commentId))
    .innerJoin(draftShares, eq(draftShares.id, draftComments.shareId))
    .where(
      and(
        ofDraft,
        gte(draftAnswers.createdAt, mail.newsSince),
        eq(draftAnswers.isMaker, false),
        eq(draftComments.isDone, false),
      ),
    )
    .orderBy(draftAnswers.createdAt)
  const approved = await tx
    .select()
    .from(draftShares)
    .where(and(ofDraft, gte(draftShares.approvedAt, mail.newsSince)))
    .orderBy(draftShares.approvedAt)
  const approvals = approved.flatMap(({ approvedBy, approvedAt, approvedHash }) =>
    approvedBy !== null && approvedAt
      ? [{ by: approvedBy, at: approvedAt, isCurrent: approvedHash === draft.contentHash }]
      : [],
  )
  if (comments.length + answers.length + approvals.length === 0) return undefined
  return { mail, to, draft, comments, answers, approvals }
}

/** Forgets addresses that nobody confirmed, and those of designs whose last link is forgotten. */
export async function removeOldDraftMails(
  db: Database,
  { askedBefore, sharedBefore }: { askedBefore: Date; sharedBefore: Date },
): Promise<void> {
  const shared = db
    .select({ one: sql`1` })
    .from(draftShares)
    .where(eq(draftShares.draftId, draftMails.draftId))
  await db
    .delete(draftMails)
    .where(
      or(
        and(eq(draftMails.state, 'asked'), lt(draftMails.askedAt, askedBefore)),
        and(lt(draftMails.askedAt, sharedBefore), notExists(shared)),
      ),
    )
}
