import { clearCaseImages, listDecidedCasesWithImages } from '@passepartout/db'
import type { ApiDeps } from '../../deps.ts'
import { lineImageFolder } from '../cart/index.ts'
import { previewKey } from '../photos/index.ts'
import { PHOTO_RETENTION_DAYS } from './order-deadlines.ts'

/** Large enough to see a scratch. */
const SIZE = 2048
const DAY_MS = 86_400_000
/** Per hour; what is left waits for the next. */
const MOST = 500

/**
 * Copies what a complaint shows, so that it can be judged though its sender deletes the photos. The copies lie with the pictures of
 * an order's line and go with them, whoever erases; the same complaint sent twice has the same ones.
 *
 * @returns their keys
 */
export async function copyCaseImages(
  { storage }: Pick<ApiDeps, 'storage'>,
  { lineId, hash, photoIds }: { lineId: string; hash: string; photoIds: readonly string[] },
): Promise<string[]> {
  const keys: string[] = []
  for (const [index, id] of photoIds.entries()) {
    const key = `${lineImageFolder(lineId)}case-${hash}-${index + 1}.webp`
    const preview = await storage.open(previewKey(id, SIZE))
    if (!preview) continue
    await storage.put(key, preview.stream())
    keys.push(key)
  }
  return keys
}

/** Deletes pictures of cases that were decided long enough ago: an order's own photos may have gone before. */
export async function deleteCaseImages({
  db,
  storage,
  clock,
  keepOrderPhotosDays = PHOTO_RETENTION_DAYS,
}: Pick<ApiDeps, 'db' | 'storage' | 'clock' | 'keepOrderPhotosDays'>): Promise<number> {
  const decidedBefore = new Date(clock().getTime() - keepOrderPhotosDays * DAY_MS)
  const due = await listDecidedCasesWithImages(db, { decidedBefore, most: MOST })
  for (const { id, pictures } of due) {
    for (const key of pictures) await storage.remove(key)
    await clearCaseImages(db, id)
  }
  return due.length
}
