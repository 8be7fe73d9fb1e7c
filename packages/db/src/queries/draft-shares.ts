import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { draftShares, drafts } from '../schema/index.ts'
import type { DraftRow } from './drafts.ts'

export type DraftShareRow = typeof draftShares.$inferSelect

type NewShare = Pick<
  DraftShareRow,
  'id' | 'draftId' | 'right' | 'name' | 'tokenHash' | 'createdAt' | 'endsAt'
>

/** Neither expired nor revoked. */
export const isShareActive = (now: Date) => and(isNull(draftShares.revokedAt), gt(draftShares.endsAt, now))

/** Creates a link to a draft, unless it has `most` of them already. */
export function createDraftShare(
  db: Database,
  { most, ...share }: NewShare & { most: number },
): Promise<DraftShareRow | undefined> {
  return db.transaction(async tx => {
    // Serialises links created at the same time.
    await tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, share.draftId)).for('update')
    const [live] = await tx
      .select({ count: count() })
      .from(draftShares)
      .where(and(eq(draftShares.draftId, share.draftId), isShareActive(share.createdAt)))
    if ((live?.count ?? 0) >= most) return undefined
    const [row] = await tx.insert(draftShares).values(share).returning()
    return row
  })
}

/** The active links to a visitor's draft, oldest first. */
export function listDraftShares(
  db: Database,
  { draftId, visitorId, now }: { draftId: string; visitorId: string; now: Date },
): Promise<DraftShareRow[]> {
  return db
    .select(getTableColumns(draftShares))
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .where(and(eq(draftShares.draftId, draftId), eq(drafts.visitorId, visitorId), isShareActive(now)))
    .orderBy(asc(draftShares.createdAt), asc(draftShares.id))
}

/** Revokes a link to a visitor's draft; `false` where none was active. */
export async function revokeDraftShare(
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

/** The active link of a token, with its draft. */
export async function findSharedDraft(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ share: DraftShareRow; draft: DraftRow } | undefined> {
  const [row] = await db
    .select({ share: getTableColumns(draftShares), draft: getTableColumns(drafts) })
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .where(and(eq(draftShares.tokenHash, tokenHash), isShareActive(now)))
  return row
}

/** Approves the revision that the guest saw, through a link; `undefined` where the draft has changed. */
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
      .where(and(eq(draftShares.id, shareId), isShareActive(now)))
      .returning()
    return row
  })
}

/** Deletes links that expired before a moment. */
export async function removeOldDraftShares(db: Database, { before }: { before: Date }): Promise<number> {
  const rows = await db
    .delete(draftShares)
    .where(lt(draftShares.endsAt, before))
    .returning({ id: draftShares.id })
  return rows.length
}
