import { clearCaseImages, type Database, listDecidedCasesWithImages } from '@passepartout/db'
import { DAY_MS } from '@passepartout/domain'
import { lineImageFolder, type ObjectStorage, previewKey } from '@passepartout/storage'
import { PHOTO_RETENTION_DAYS } from '../stored-orders/index.ts'

/** Longer side in pixels: large enough to see a scratch. */
const SIZE = 2048
/** Per hourly run. */
const MOST = 500

/**
 * Copies the photos of a complaint, so that it can be judged even if the customer deletes them. The copies are stored
 * with the line's images and deleted with them; a repeated complaint has the same copies.
 *
 * @returns the storage keys
 */
export async function copyCaseImages(
  { storage }: { storage: Pick<ObjectStorage, 'open' | 'put'> },
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

interface CaseImageRetention {
  db: Database
  storage: Pick<ObjectStorage, 'remove'>
  clock: () => Date
  keepOrderPhotosDays?: number | undefined
}

/**
 * Deletes the images of cases decided longer ago than the retention: the order's photos may have been deleted before.
 */
export async function deleteCaseImages({
  db,
  storage,
  clock,
  keepOrderPhotosDays = PHOTO_RETENTION_DAYS,
}: CaseImageRetention): Promise<number> {
  const decidedBefore = new Date(clock().getTime() - keepOrderPhotosDays * DAY_MS)
  const due = await listDecidedCasesWithImages(db, { decidedBefore, most: MOST })
  for (const { id, pictures } of due) {
    for (const key of pictures) await storage.remove(key)
    await clearCaseImages(db, id)
  }
  return due.length
}
