import { and, eq, gte, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  customers,
  draftComments,
  draftNotifications,
  draftReplies,
  draftShares,
  drafts,
} from '../schema/index.ts'
import type { DraftCommentRow } from './draft-comments.ts'
import { isShareActive } from './draft-shares.ts'
import type { DraftRow } from './drafts.ts'

export type DraftNotificationRow = typeof draftNotifications.$inferSelect

/** What somebody chose about mails on a design; nothing where nobody chose yet. */
export async function findDraftNotification(
  db: Database,
  asked: { draftId: string } | { id: string },
): Promise<DraftNotificationRow | undefined> {
  const isAsked =
    'id' in asked ? eq(draftNotifications.id, asked.id) : eq(draftNotifications.draftId, asked.draftId)
  const [row] = await db.select().from(draftNotifications).where(isAsked)
  return row
}

type NotificationChoice = Pick<
  DraftNotificationRow,
  'id' | 'draftId' | 'state' | 'customerId' | 'email' | 'channel' | 'locale' | 'askedAt'
>

/**
 * Keeps a choice in place of the one before. Links of the account's mails go on being worth what they say; those of an
 * address that was typed are worth nothing from then on, and neither are any once an address is asked for.
 */
export async function setDraftNotification(db: Database, choice: NotificationChoice): Promise<void> {
  const fresh = { dueAt: null, newsSince: null }
  const ownId = sql`case when ${draftNotifications.email} is null then ${draftNotifications.id} else excluded.id end`
  const id = choice.state === 'asked' ? choice.id : ownId
  await db
    .insert(draftNotifications)
    .values(choice)
    .onConflictDoUpdate({ target: draftNotifications.draftId, set: { ...choice, ...fresh, id } })
}

/** The same where nobody has chosen yet, neither for nor against. */
export async function enableDraftNotification(db: Database, choice: NotificationChoice): Promise<void> {
  await db
    .insert(draftNotifications)
    .values(choice)
    .onConflictDoNothing({ target: draftNotifications.draftId })
}

/** An address that was asked for since then is its reader's; again is as good as once. */
export async function confirmDraftNotification(
  db: Database,
  { id, askedSince }: { id: string; askedSince: Date },
): Promise<DraftNotificationRow | undefined> {
  const [row] = await db
    .update(draftNotifications)
    .set({ state: 'on' })
    .where(
      and(
        eq(draftNotifications.id, id),
        or(
          eq(draftNotifications.state, 'on'),
          and(eq(draftNotifications.state, 'asked'), gte(draftNotifications.askedAt, askedSince)),
        ),
      ),
    )
    .returning()
  return row
}

/** No mails any more, and no address either; a choice that is gone counts as stopped. */
export async function disableDraftNotification(db: Database, { id }: { id: string }): Promise<void> {
  await db
    .update(draftNotifications)
    .set({ state: 'off', email: null, customerId: null, dueAt: null, newsSince: null })
    .where(eq(draftNotifications.id, id))
}

/** Nobody writes a mail any more that is due for so long: all attempts are used up. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000

/**
 * Notes that something was said of a design: the mail about it is written after a while, so that it tells of what follows
 * too, and never sooner after the last one than `apartMs`. Answers which mail and when, where none is waiting yet.
 */
export async function scheduleDraftNotification(
  tx: Database,
  { draftId, now, waitMs, apartMs }: { draftId: string; now: Date; waitMs: number; apartMs: number },
): Promise<{ id: string; dueAt: Date } | undefined> {
  // Whoever writes the mail meanwhile is waited for, so that this word is in it or calls for the next one.
  const [row] = await tx
    .select()
    .from(draftNotifications)
    .where(and(eq(draftNotifications.draftId, draftId), eq(draftNotifications.state, 'on')))
    .for('update')
  if (!row) return undefined
  // A word that began earlier may be noted later, and is told all the same.
  const newsSince = row.dueAt && row.newsSince && row.newsSince < now ? row.newsSince : now
  const isWaiting = row.dueAt !== null && row.dueAt.getTime() > now.getTime() - GIVEN_UP_AFTER_MS
  const dueAt = isWaiting
    ? row.dueAt
    : new Date(Math.max(now.getTime() + waitMs, (row.toldAt?.getTime() ?? 0) + apartMs))
  await tx.update(draftNotifications).set({ dueAt, newsSince }).where(eq(draftNotifications.id, row.id))
  return dueAt && !isWaiting ? { id: row.id, dueAt } : undefined
}

/** When a mail is due and the document it tells of, so that this can be read before; nothing where none is to be written. */
export async function findDueDraftNotification(
  db: Database,
  { id }: { id: string },
): Promise<{ dueAt: Date; document: unknown } | undefined> {
  const [row] = await db
    .select({ dueAt: draftNotifications.dueAt, document: drafts.document })
    .from(draftNotifications)
    .innerJoin(drafts, eq(drafts.id, draftNotifications.draftId))
    .where(and(eq(draftNotifications.id, id), eq(draftNotifications.state, 'on')))
  return row?.dueAt ? { dueAt: row.dueAt, document: row.document } : undefined
}

export interface DraftNews {
  mail: DraftNotificationRow
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
export async function claimDraftNews(
  tx: Database,
  { id, now }: { id: string; now: Date },
): Promise<DraftNews | undefined> {
  const [mail] = await tx.select().from(draftNotifications).where(eq(draftNotifications.id, id)).for('update')
  if (!mail?.dueAt || !mail.newsSince || mail.state !== 'on' || mail.dueAt > now) return undefined
  await tx
    .update(draftNotifications)
    .set({ dueAt: null, newsSince: null, toldAt: now })
    .where(eq(draftNotifications.id, id))
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, mail.draftId))
  const [customer] = mail.customerId
    ? await tx.select({ email: customers.email }).from(customers).where(eq(customers.id, mail.customerId))
    : []
  const to = customer?.email ?? mail.email
  if (!draft || !to) return undefined
  const ofDraft = and(eq(draftShares.draftId, draft.id), isShareActive(now))
  const { number, author, text, pageId } = draftComments
  const comments = await tx
    .select({ pageId, number, author, text })
    .from(draftComments)
    .innerJoin(draftShares, eq(draftShares.id, draftComments.shareId))
    .where(and(ofDraft, gte(draftComments.createdAt, mail.newsSince), eq(draftComments.isDone, false)))
    .orderBy(draftComments.number)
  const answers = await tx
    .select({ number, author: draftReplies.author, text: draftReplies.text })
    .from(draftReplies)
    .innerJoin(draftComments, eq(draftComments.id, draftReplies.commentId))
    .innerJoin(draftShares, eq(draftShares.id, draftComments.shareId))
    .where(
      and(
        ofDraft,
        gte(draftReplies.createdAt, mail.newsSince),
        eq(draftReplies.isMaker, false),
        eq(draftComments.isDone, false),
      ),
    )
    .orderBy(draftReplies.createdAt)
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
export async function deleteOldDraftNotifications(
  db: Database,
  { askedBefore, sharedBefore }: { askedBefore: Date; sharedBefore: Date },
): Promise<void> {
  const shared = db
    .select({ one: sql`1` })
    .from(draftShares)
    .where(eq(draftShares.draftId, draftNotifications.draftId))
  await db
    .delete(draftNotifications)
    .where(
      or(
        and(eq(draftNotifications.state, 'asked'), lt(draftNotifications.askedAt, askedBefore)),
        and(lt(draftNotifications.askedAt, sharedBefore), notExists(shared)),
      ),
    )
}
