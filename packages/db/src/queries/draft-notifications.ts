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

/** The choice about email notifications of a design; undefined before any choice. */
export async function findDraftNotification(
  db: Database,
  by: { draftId: string } | { id: string },
): Promise<DraftNotificationRow | undefined> {
  const isAsked = 'id' in by ? eq(draftNotifications.id, by.id) : eq(draftNotifications.draftId, by.draftId)
  const [row] = await db.select().from(draftNotifications).where(isAsked)
  return row
}

type NotificationChoice = Pick<
  DraftNotificationRow,
  'id' | 'draftId' | 'state' | 'customerId' | 'email' | 'channel' | 'locale' | 'askedAt'
>

/**
 * Replaces the choice. Links in emails to the account's address stay valid; those of a typed address become invalid, as
 * do all once a new address has to be confirmed.
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

/** Enables notifications unless a choice, for or against, exists. */
export async function enableDraftNotification(db: Database, choice: NotificationChoice): Promise<void> {
  await db
    .insert(draftNotifications)
    .values(choice)
    .onConflictDoNothing({ target: draftNotifications.draftId })
}

/** Confirms an address that was entered since `askedSince`; idempotent. */
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

/** Stops the emails and deletes the address; idempotent, also for a deleted choice. */
export async function disableDraftNotification(db: Database, { id }: { id: string }): Promise<void> {
  await db
    .update(draftNotifications)
    .set({ state: 'off', email: null, customerId: null, dueAt: null, newsSince: null })
    .where(eq(draftNotifications.id, id))
}

/** After this time an email that is due is not written any more: all attempts are used up. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000

/**
 * Schedules the email about a comment or reply: after `waitMs`, so that it includes what follows, and at least
 * `apartMs` after the last one. Returns which email and when, unless one is scheduled already.
 */
export async function scheduleDraftNotification(
  tx: Database,
  { draftId, now, waitMs, apartMs }: { draftId: string; now: Date; waitMs: number; apartMs: number },
): Promise<{ id: string; dueAt: Date } | undefined> {
  // Waits for a job that writes the email now, so that this event is either in it or schedules the next one.
  const [row] = await tx
    .select()
    .from(draftNotifications)
    .where(and(eq(draftNotifications.draftId, draftId), eq(draftNotifications.state, 'on')))
    .for('update')
  if (!row) return undefined
  // An event that began earlier may be recorded later, and must be included too.
  const newsSince = row.dueAt && row.newsSince && row.newsSince < now ? row.newsSince : now
  const isWaiting = row.dueAt !== null && row.dueAt.getTime() > now.getTime() - GIVEN_UP_AFTER_MS
  const dueAt = isWaiting
    ? row.dueAt
    : new Date(Math.max(now.getTime() + waitMs, (row.toldAt?.getTime() ?? 0) + apartMs))
  await tx.update(draftNotifications).set({ dueAt, newsSince }).where(eq(draftNotifications.id, row.id))
  return dueAt && !isWaiting ? { id: row.id, dueAt } : undefined
}

/**
 * When an email is due, and the document it is about, which is parsed before the transaction; undefined where none is
 * due.
 */
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
  /** The recipient's address. */
  to: string
  draft: DraftRow
  comments: Pick<DraftCommentRow, 'pageId' | 'number' | 'author' | 'text'>[]
  answers: { number: number; author: string; text: string }[]
  approvals: { by: string; at: Date; isCurrent: boolean }[]
}

/**
 * Claims the content of a due email, once: comments and replies through active links, except resolved ones. Undefined
 * where no email is due.
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

/** Deletes addresses that were never confirmed, and those of designs whose last link is deleted. */
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
