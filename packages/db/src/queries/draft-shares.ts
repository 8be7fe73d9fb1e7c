import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { draftComments, draftShares, drafts } from '../schema/index.ts'
import type { DraftRow } from './drafts.ts'

export type DraftShareRow = typeof draftShares.$inferSelect

export type DraftCommentRow = typeof draftComments.$inferSelect
type NewShare = Pick<
  DraftShareRow,
  'id' | 'draftId' | 'right' | 'name' | 'tokenHash' | 'createdAt' | 'endsAt'
>

const isLive = (now: Date) => and(isNull(draftShares.revokedAt), gt(draftShares.endsAt, now))

/** Keeps a link to a draft, unless it has `most` of them already. */
export function openDraftShare(
  db: Database,
  { most, ...share }: NewShare & { most: number },
): Promise<DraftShareRow | undefined> {
  return db.transaction(async tx => {
    // Links made at the same time wait for each other here.
    await tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, share.draftId)).for('update')
    const [live] = await tx
      .select({ count: count() })
      .from(draftShares)
      .where(and(eq(draftShares.draftId, share.draftId), isLive(share.createdAt)))
    if ((live?.count ?? 0) >= most) return undefined
    const [row] = await tx.insert(draftShares).values(share).returning()
    return row
  })
}

/** The links to a visitor's draft that have not ended, oldest first. */
export function listDraftShares(
  db: Database,
  { draftId, visitorId, now }: { draftId: string; visitorId: string; now: Date },
): Promise<DraftShareRow[]> {
  return db
    .select(getTableColumns(draftShares))
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .where(and(eq(draftShares.draftId, draftId), eq(drafts.visitorId, visitorId), isLive(now)))
    .orderBy(asc(draftShares.createdAt), asc(draftShares.id))
}

/** Ends a link to one of a visitor's drafts; `false` where none was open. */
export async function endDraftShare(
  db: Database,
  { id, visitorId, now }: { id: string; visitorId: string; now: Date },
): Promise<boolean> {
  const own = db.select({ id: drafts.id }).from(drafts).where(eq(drafts.visitorId, visitorId))
  const rows = await db
    .update(draftShares)
    .set({ revokedAt: now })
    .where(and(eq(draftShares.id, id), inArray(draftShares.draftId, own), isNull(draftShares.revokedAt)))
    .returning({ id: draftShares.id })
  return rows.length > 0
}

/** The link of a token with the draft it shows, as long as it is open. */
export async function findSharedDraft(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ share: DraftShareRow; draft: DraftRow } | undefined> {
  const [row] = await db
    .select({ share: getTableColumns(draftShares), draft: getTableColumns(drafts) })
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .where(and(eq(draftShares.tokenHash, tokenHash), isLive(now)))
  return row
}

/** What was said by some links, oldest first. */
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

/** Keeps a comment, unless `most` came by its link already; `false` then. */
export function addDraftComment(
  db: Database,
  { most, ...comment }: DraftCommentRow & { most: number },
): Promise<boolean> {
  return db.transaction(async tx => {
    // Comments that come at the same time wait for each other here.
    await tx
      .select({ id: draftShares.id })
      .from(draftShares)
      .where(eq(draftShares.id, comment.shareId))
      .for('update')
    const [said] = await tx
      .select({ count: count() })
      .from(draftComments)
      .where(eq(draftComments.shareId, comment.shareId))
    if ((said?.count ?? 0) >= most) return false
    await tx.insert(draftComments).values(comment)
    return true
  })
}

/** Notes that a comment on one of a visitor's drafts was dealt with, or not; `false` where there is none. */
export async function settleDraftComment(
  db: Database,
  { id, visitorId, isDone }: { id: string; visitorId: string; isDone: boolean },
): Promise<boolean> {
  const own = db
    .select({ id: draftShares.id })
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .where(eq(drafts.visitorId, visitorId))
  const rows = await db
    .update(draftComments)
    .set({ isDone })
    .where(and(eq(draftComments.id, id), inArray(draftComments.shareId, own)))
    .returning({ id: draftComments.id })
  return rows.length > 0
}

/** Approves the revision that was seen, by a link; `undefined` where the draft has moved on. */
export function approveDraft(
  db: Database,
  { shareId, revision, by, now }: { shareId: string; revision: number; by: string; now: Date },
): Promise<DraftShareRow | undefined> {
  return db.transaction(async tx => {
    const [draft] = await tx
      .select({ contentHash: drafts.contentHash })
      .from(drafts)
      .innerJoin(draftShares, eq(draftShares.draftId, drafts.id))
      .where(and(eq(draftShares.id, shareId), eq(drafts.revision, revision)))
      .for('share', { of: drafts })
    if (!draft) return undefined
    const [row] = await tx
      .update(draftShares)
      .set({ approvedBy: by, approvedAt: now, approvedHash: draft.contentHash })
      .where(and(eq(draftShares.id, shareId), isLive(now)))
      .returning()
    return row
  })
}

/** Links whose time was over before a moment. */
export async function removeOldDraftShares(db: Database, { before }: { before: Date }): Promise<number> {
  const rows = await db
    .delete(draftShares)
    .where(lt(draftShares.endsAt, before))
    .returning({ id: draftShares.id })
  return rows.length
}
