import { and, count, desc, eq, getTableColumns, inArray, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { draftSharePhotos, draftShares, drafts, photos } from '../schema/index.ts'
import { type DraftShareRow, isShareActive } from './draft-shares.ts'
import type { DraftRow } from './drafts.ts'
import type { PhotoRow } from './photos.ts'

/**
 * A draft that one of these tokens grants editing of, with its link and whether the link is active; an active one comes
 * first.
 */
export async function findEditGrant(
  db: Database,
  { tokenHashes, draftId, now }: { tokenHashes: readonly string[]; draftId: string; now: Date },
): Promise<{ share: DraftShareRow; draft: DraftRow; isLive: boolean } | undefined> {
  if (tokenHashes.length === 0) return undefined
  const live = sql<boolean>`coalesce(${isShareActive(now)}, false)`
  const [row] = await db
    .select({ share: getTableColumns(draftShares), draft: getTableColumns(drafts), isLive: live })
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .where(
      and(
        inArray(draftShares.tokenHash, [...tokenHashes]),
        eq(draftShares.draftId, draftId),
        eq(draftShares.right, 'work'),
      ),
    )
    .orderBy(desc(live), desc(draftShares.createdAt))
    .limit(1)
  return row
}

/**
 * A photo that one of these tokens grants access to: the draft references it, or it was uploaded through the link
 * itself. Always a photo of the draft's owner.
 */
export async function findGrantedPhoto(
  db: Database,
  { tokenHashes, id, now }: { tokenHashes: readonly string[]; id: string; now: Date },
): Promise<PhotoRow | undefined> {
  if (tokenHashes.length === 0) return undefined
  const cameByLink = sql`exists (select 1 from ${draftSharePhotos} where ${draftSharePhotos.shareId} = ${draftShares.id} and ${draftSharePhotos.photoId} = ${photos.id})`
  const [row] = await db
    .select(getTableColumns(photos))
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .innerJoin(photos, eq(photos.visitorId, drafts.visitorId))
    .where(
      and(
        inArray(draftShares.tokenHash, [...tokenHashes]),
        eq(draftShares.right, 'work'),
        isShareActive(now),
        eq(photos.id, id),
        eq(photos.state, 'ready'),
        or(sql`jsonb_exists(${drafts.document} -> 'assets', ${id})`, cameByLink),
      ),
    )
    .limit(1)
  return row
}

/** Records that a photo was uploaded through a link. */
export async function addSharePhoto(
  db: Database,
  photo: { shareId: string; photoId: string; arrivedAt: Date },
): Promise<void> {
  await db.insert(draftSharePhotos).values(photo).onConflictDoNothing()
}

/** Number and bytes of existing photos that were uploaded through a link. */
export async function getSharePhotoUsage(
  db: Database,
  { shareId }: { shareId: string },
): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: count(), bytes: sum(photos.bytes).mapWith(Number) })
    .from(draftSharePhotos)
    .innerJoin(photos, eq(photos.id, draftSharePhotos.photoId))
    .where(eq(draftSharePhotos.shareId, shareId))
  return { count: row?.count ?? 0, bytes: row?.bytes ?? 0 }
}

/** Ids of the photos that were uploaded through a link. */
export async function sharePhotoIds(db: Database, { shareId }: { shareId: string }): Promise<Set<string>> {
  const rows = await db
    .select({ id: draftSharePhotos.photoId })
    .from(draftSharePhotos)
    .where(eq(draftSharePhotos.shareId, shareId))
  return new Set(rows.map(({ id }) => id))
}
