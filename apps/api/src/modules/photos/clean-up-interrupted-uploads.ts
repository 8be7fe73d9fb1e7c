import { deletePhotoRow, listIncompletePhotoIds } from '@passepartout/db'
import { photoFolder } from '@passepartout/storage'
import type { ApiDeps } from '../../deps.ts'

/** Longer than any upload: another process may be ingesting a photo at this moment. */
const GRACE_MS = 15 * 60_000

/** Completes deletions and discards uploads that a crash interrupted. */
export async function cleanUpInterruptedUploads({
  db,
  storage,
  clock,
}: Pick<ApiDeps, 'db' | 'storage' | 'clock'>) {
  const ids = await listIncompletePhotoIds(db, { before: new Date(clock().getTime() - GRACE_MS) })
  for (const id of ids) {
    await storage.remove(photoFolder(id))
    await deletePhotoRow(db, { id })
  }
  return { photos: ids.length }
}
