import { deletePhotoRow, listIncompletePhotoIds } from '@passepartout/db'
import type { ApiDeps } from '../../deps.ts'
import { photoFolder } from './photo-keys.ts'

/** Longer than any upload takes: another process may be taking in a photo right now. */
const GRACE_MS = 15 * 60_000

/** Finishes removals and gives up arrivals that a crash cut short. */
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
