import { and, asc, count, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { draftComments, draftReplies, draftShares, drafts } from '../schema/index.ts'

export type DraftCommentRow = typeof draftComments.$inferSelect
export type DraftReplyRow = typeof draftReplies.$inferSelect

/** Comments through some share links, oldest first. */
export function listDraftComments(
  db: Database,
  { shareIds }: { shareIds: readonly string[] },
): Promise<DraftCommentRow[]> {
  return db
    .select()
    .from(draftComments)
    .where(inArray(draftComments.shareId, [...shareIds]))
    .orderBy(asc(draftComments.createdAt), asc(draftComments.id))
}

/** Replies to some comments, oldest first. */
export function listDraftReplies(
  db: Database,
  { commentIds }: { commentIds: readonly string[] },
): Promise<DraftReplyRow[]> {
  if (commentIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(draftReplies)
    .where(inArray(draftReplies.commentId, [...commentIds]))
    .orderBy(asc(draftReplies.createdAt), asc(draftReplies.id))
}

/** Adds a comment with its number, unless the link has `most` already. */
export function addDraftComment(
  db: Database,
  { most, ...comment }: Omit<DraftCommentRow, 'number' | 'changedAt'> & { most: number },
): Promise<DraftCommentRow | undefined> {
  return db.transaction(async tx => {
    // Serialises simultaneous comments on one design, through all of its links.
    const [draft] = await tx
      .select({ id: drafts.id })
      .from(drafts)
      .innerJoin(draftShares, eq(draftShares.draftId, drafts.id))
      .where(eq(draftShares.id, comment.shareId))
      .for('update', { of: drafts })
    if (!draft) return undefined
    const [inserted] = await tx
      .select({ count: count() })
      .from(draftComments)
      .where(eq(draftComments.shareId, comment.shareId))
    if ((inserted?.count ?? 0) >= most) return undefined
    const [last] = await tx
      .select({ number: sql<number>`coalesce(max(${draftComments.number}), 0)` })
      .from(draftComments)
      .innerJoin(draftShares, eq(draftShares.id, draftComments.shareId))
      .where(eq(draftShares.draftId, draft.id))
    const [row] = await tx
      .insert(draftComments)
      .values({ ...comment, number: Number(last?.number ?? 0) + 1 })
      .returning()
    return row
  })
}

/** Comments on the designs of a visitor. */
const isOfDraftOwner = (db: Database, visitorId: string): SQL =>
  inArray(
    draftComments.shareId,
    db
      .select({ id: draftShares.id })
      .from(draftShares)
      .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
      .where(eq(drafts.visitorId, visitorId)),
  )

/** A comment of the guest with its key, as long as it has no reply and is not resolved. */
const isEditableByGuest = (db: Database, { id, shareId, keyHash }: CommentByGuest) =>
  and(
    eq(draftComments.id, id),
    eq(draftComments.shareId, shareId),
    eq(draftComments.keyHash, keyHash),
    eq(draftComments.isDone, false),
    notExists(
      db.select({ one: sql`1` }).from(draftReplies).where(eq(draftReplies.commentId, draftComments.id)),
    ),
  )

interface CommentByGuest {
  id: string
  shareId: string
  keyHash: string
}

/** Changes a guest's own comment; undefined where that is no longer allowed. */
export function changeDraftComment(
  db: Database,
  { text, now, ...own }: CommentByGuest & { text: string; now: Date },
): Promise<DraftCommentRow | undefined> {
  return db.transaction(async tx => {
    await lockCommentForReply(tx, own)
    const [row] = await tx
      .update(draftComments)
      .set({ text, changedAt: now })
      .where(isEditableByGuest(tx, own))
      .returning()
    return row
  })
}

/** Deletes a guest's own comment; `false` where that is no longer allowed. */
export function removeDraftComment(db: Database, own: CommentByGuest): Promise<boolean> {
  return db.transaction(async tx => {
    await lockCommentForReply(tx, own)
    const rows = await tx
      .delete(draftComments)
      .where(isEditableByGuest(tx, own))
      .returning({ id: draftComments.id })
    return rows.length > 0
  })
}

/** Waits for a reply being written: only the next statement sees it. */
const lockCommentForReply = (tx: Database, { id }: CommentByGuest) =>
  tx.select({ id: draftComments.id }).from(draftComments).where(eq(draftComments.id, id)).for('update')

/** Marks a comment on a visitor's draft as resolved or not; `false` where there is none. */
export async function setCommentResolved(
  db: Database,
  { id, visitorId, isDone }: { id: string; visitorId: string; isDone: boolean },
): Promise<boolean> {
  const rows = await db
    .update(draftComments)
    .set({ isDone })
    .where(and(eq(draftComments.id, id), isOfDraftOwner(db, visitorId)))
    .returning({ id: draftComments.id })
  return rows.length > 0
}

/** `full` where a comment has `most` replies already, `missing` where there is no such comment. */
type InsertedComment = 'kept' | 'full' | 'missing'

/** Adds a reply to a comment: by the owner, on a visitor's draft, or by a guest with its link. */
export function addDraftReply(
  db: Database,
  {
    most,
    by,
    ...answer
  }: Omit<DraftReplyRow, 'isMaker'> & { most: number; by: { visitorId: string } | { shareId: string } },
): Promise<InsertedComment> {
  return db.transaction(async tx => {
    const isTheirs =
      'visitorId' in by ? isOfDraftOwner(tx, by.visitorId) : eq(draftComments.shareId, by.shareId)
    // Serialises simultaneous replies, and the deletion of the comment.
    const [comment] = await tx
      .select({ id: draftComments.id })
      .from(draftComments)
      .where(and(eq(draftComments.id, answer.commentId), isTheirs))
      .for('update')
    if (!comment) return 'missing'
    const [inserted] = await tx
      .select({ count: count() })
      .from(draftReplies)
      .where(eq(draftReplies.commentId, comment.id))
    if ((inserted?.count ?? 0) >= most) return 'full'
    await tx.insert(draftReplies).values({ ...answer, isMaker: 'visitorId' in by })
    return 'kept'
  })
}

/** Deletes the owner's own reply on a visitor's draft; `false` where there is none. */
export async function deleteDraftReply(
  db: Database,
  { id, visitorId }: { id: string; visitorId: string },
): Promise<boolean> {
  const own = db.select({ id: draftComments.id }).from(draftComments).where(isOfDraftOwner(db, visitorId))
  const rows = await db
    .delete(draftReplies)
    .where(and(eq(draftReplies.id, id), eq(draftReplies.isMaker, true), inArray(draftReplies.commentId, own)))
    .returning({ id: draftReplies.id })
  return rows.length > 0
}
