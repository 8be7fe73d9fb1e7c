import { and, count, desc, eq, inArray, isNotNull, lt, ne, sum } from 'drizzle-orm'
import { isUniqueViolation } from '../database-error.ts'
import type { Database } from '../open.ts'
import { cartLinePhotos, cartLines, orderLinePhotos, photos } from '../schema/index.ts'

export type PhotoRow = typeof photos.$inferSelect
export type NewPhoto = Omit<PhotoRow, 'state'>

interface PhotoKey {
  visitorId: string
  id: string
}

const readyPhotoCondition = ({ visitorId, id }: PhotoKey) =>
  and(eq(photos.id, id), eq(photos.visitorId, visitorId), eq(photos.state, 'ready'))

/** Inserts a photo before its files are stored, so that a crash in between can be cleaned up. */
export async function reservePhoto(db: Database, photo: NewPhoto): Promise<void> {
  await db.insert(photos).values({ ...photo, state: 'arriving' })
}

/**
 * Makes a reserved photo available. `false` when the same content became ready meanwhile: then the row and its files
 * are to be deleted.
 */
export async function activatePhoto(db: Database, { id }: { id: string }): Promise<boolean> {
  try {
    await db.update(photos).set({ state: 'ready' }).where(eq(photos.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export async function findPhotoByContent(
  db: Database,
  { visitorId, sha256 }: { visitorId: string; sha256: string },
): Promise<PhotoRow | undefined> {
  const [row] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.visitorId, visitorId), eq(photos.sha256, sha256), eq(photos.state, 'ready')))
  return row
}

/** The photo if it belongs to one of these visitors (a browser has one cookie per channel). */
export async function findPhotoOf(
  db: Database,
  { visitorIds, id }: { visitorIds: string[]; id: string },
): Promise<PhotoRow | undefined> {
  if (visitorIds.length === 0) return undefined
  const [row] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), inArray(photos.visitorId, visitorIds), eq(photos.state, 'ready')))
  return row
}

/** Newest first. */
export function listPhotos(db: Database, { visitorId }: { visitorId: string }): Promise<PhotoRow[]> {
  return db
    .select()
    .from(photos)
    .where(and(eq(photos.visitorId, visitorId), eq(photos.state, 'ready')))
    .orderBy(desc(photos.createdAt), desc(photos.id))
}

/** Those of these photos that are the visitor's and ready. */
export function listReadyPhotosOf(
  db: Database,
  { visitorId, ids }: { visitorId: string; ids: string[] },
): Promise<PhotoRow[]> {
  return db
    .select()
    .from(photos)
    .where(and(inArray(photos.id, ids), eq(photos.visitorId, visitorId), eq(photos.state, 'ready')))
}

/** Which of these ids are ready photos of the visitor. */
export async function filterReadyPhotoIds(
  db: Database,
  { visitorId, ids }: { visitorId: string; ids: string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, ids), eq(photos.visitorId, visitorId), eq(photos.state, 'ready')))
  return new Set(rows.map(row => row.id))
}

export async function getPhotoUsage(
  db: Database,
  { visitorId }: { visitorId: string },
): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: count(), bytes: sum(photos.bytes).mapWith(Number) })
    .from(photos)
    .where(eq(photos.visitorId, visitorId))
  return { count: row?.count ?? 0, bytes: row?.bytes ?? 0 }
}

/**
 * Marks a photo for deletion; its files are to be deleted and then its row (`forgetPhoto`). `in-use` while a cart line
 * prints it, or an order whose retention has not ended.
 */
export async function markPhotoForDeletion(
  db: Database,
  own: PhotoKey,
): Promise<'withdrawn' | 'in-use' | 'missing'> {
  return db.transaction(async tx => {
    const [found] = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(readyPhotoCondition(own))
      .for('update')
    if (!found) return 'missing'
    // A removed cart line holds no photos: it is deleted for good.
    const users = tx
      .select({ id: cartLinePhotos.lineId })
      .from(cartLinePhotos)
      .where(eq(cartLinePhotos.photoId, own.id))
    await tx.delete(cartLines).where(and(isNotNull(cartLines.removedAt), inArray(cartLines.id, users)))
    for (const table of [cartLinePhotos, orderLinePhotos]) {
      const [line] = await tx.select().from(table).where(eq(table.photoId, own.id)).limit(1)
      if (line) return 'in-use'
    }
    await tx.update(photos).set({ state: 'leaving' }).where(eq(photos.id, own.id))
    return 'withdrawn'
  })
}

export async function deletePhotoRow(db: Database, { id }: { id: string }): Promise<void> {
  await db.delete(photos).where(and(eq(photos.id, id), ne(photos.state, 'ready')))
}

/** Photos that a crash left between two states. */
export async function listIncompletePhotoIds(db: Database, { before }: { before: Date }): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(ne(photos.state, 'ready'), lt(photos.createdAt, before)))
  return rows.map(row => row.id)
}
