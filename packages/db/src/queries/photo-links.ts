import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { photoLinkPhotos, photoLinks, photos } from '../schema/index.ts'
import type { PhotoRow } from './photos.ts'

export type PhotoLinkRow = typeof photoLinks.$inferSelect

interface OwnedPhotoLink {
  id: string
  visitorId: string
  now: Date
}

const isPhotoLinkActive = (now: Date) => and(isNull(photoLinks.closedAt), gt(photoLinks.endsAt, now))

/** Opens a link to a draft; closes earlier ones of the same purpose. */
export function openPhotoLink(
  db: Database,
  link: Pick<
    PhotoLinkRow,
    'id' | 'draftId' | 'visitorId' | 'tokenHash' | 'opensUntil' | 'endsAt' | 'purpose'
  > & {
    now: Date
  },
): Promise<void> {
  const { now, ...row } = link
  return db.transaction(async tx => {
    await tx
      .update(photoLinks)
      .set({ closedAt: now })
      .where(
        and(
          eq(photoLinks.draftId, row.draftId),
          eq(photoLinks.purpose, row.purpose),
          isNull(photoLinks.closedAt),
        ),
      )
    await tx.insert(photoLinks).values({ ...row, createdAt: now, files: 0, bytes: 0 })
  })
}

/** The first phone with the token claims the link; later ones get `undefined`. */
export async function claimPhotoLink(
  db: Database,
  {
    tokenHash,
    keyHash,
    number,
    purpose,
    now,
  }: Pick<PhotoLinkRow, 'tokenHash' | 'purpose'> & { keyHash: string; number: number; now: Date },
): Promise<PhotoLinkRow | undefined> {
  const [row] = await db
    .update(photoLinks)
    .set({ keyHash, number, claimedAt: now })
    .where(
      and(
        eq(photoLinks.tokenHash, tokenHash),
        eq(photoLinks.purpose, purpose),
        isNull(photoLinks.claimedAt),
        gt(photoLinks.opensUntil, now),
        isPhotoLinkActive(now),
      ),
    )
    .returning()
  return row
}

/** Confirms, from the other screen, that the phone with the same number is the right one; `false` where none waits. */
export async function confirmPhotoLink(
  db: Database,
  { id, visitorId, now }: OwnedPhotoLink,
): Promise<boolean> {
  const rows = await db
    .update(photoLinks)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(photoLinks.id, id),
        eq(photoLinks.visitorId, visitorId),
        isNotNull(photoLinks.claimedAt),
        isPhotoLinkActive(now),
      ),
    )
    .returning({ id: photoLinks.id })
  return rows.length > 0
}

export async function closePhotoLink(db: Database, { id, visitorId, now }: OwnedPhotoLink): Promise<boolean> {
  const rows = await db
    .update(photoLinks)
    .set({ closedAt: now })
    .where(and(eq(photoLinks.id, id), eq(photoLinks.visitorId, visitorId), isNull(photoLinks.closedAt)))
    .returning({ id: photoLinks.id })
  return rows.length > 0
}

/** A visitor's own link with the photos uploaded through it, in their order. */
export async function findPhotoLink(
  db: Database,
  { id, visitorId }: { id: string; visitorId: string },
): Promise<{ link: PhotoLinkRow; photos: PhotoRow[] } | undefined> {
  const [link] = await db
    .select()
    .from(photoLinks)
    .where(and(eq(photoLinks.id, id), eq(photoLinks.visitorId, visitorId)))
  if (!link) return undefined
  const came = await db
    .select(getTableColumns(photos))
    .from(photoLinkPhotos)
    .innerJoin(photos, eq(photos.id, photoLinkPhotos.photoId))
    .where(and(eq(photoLinkPhotos.linkId, id), eq(photos.state, 'ready')))
    .orderBy(asc(photoLinkPhotos.arrivedAt), asc(photos.id))
  return { link, photos: came as PhotoRow[] }
}

/** The open link of a phone's key. */
export async function findPhotoLinkByKey(
  db: Database,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<PhotoLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(photoLinks)
    .where(and(eq(photoLinks.keyHash, keyHash), isPhotoLinkActive(now)))
  return row
}

/** Uses up a confirmed link that continues a draft on another device: only its first use succeeds. */
export async function consumeDraftLink(
  db: Database,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<PhotoLinkRow | undefined> {
  const [row] = await db
    .update(photoLinks)
    .set({ closedAt: now })
    .where(
      and(
        eq(photoLinks.keyHash, keyHash),
        eq(photoLinks.purpose, 'draft'),
        isNotNull(photoLinks.confirmedAt),
        isPhotoLinkActive(now),
      ),
    )
    .returning()
  return row
}

/** Counts a file against the quota of a link, safe for simultaneous uploads; `false` beyond the quota. */
export async function consumePhotoLinkQuota(
  db: Database,
  { id, bytes, most, now }: { id: string; bytes: number; most: { files: number; bytes: number }; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(photoLinks)
    .set({ files: sql`${photoLinks.files} + 1`, bytes: sql`${photoLinks.bytes} + ${bytes}` })
    .where(
      and(
        eq(photoLinks.id, id),
        isNotNull(photoLinks.confirmedAt),
        isPhotoLinkActive(now),
        lt(photoLinks.files, most.files),
        lte(photoLinks.bytes, most.bytes - bytes),
      ),
    )
    .returning({ id: photoLinks.id })
  return rows.length > 0
}

export async function addLinkPhoto(
  db: Database,
  photo: { linkId: string; photoId: string; arrivedAt: Date },
): Promise<void> {
  await db.insert(photoLinkPhotos).values(photo).onConflictDoNothing()
}

/** Deletes links that expired before a moment. */
export async function removeOldPhotoLinks(db: Database, { before }: { before: Date }): Promise<number> {
  const rows = await db
    .delete(photoLinks)
    .where(lt(photoLinks.endsAt, before))
    .returning({ id: photoLinks.id })
  return rows.length
}
