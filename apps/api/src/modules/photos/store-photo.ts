import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  activatePhoto,
  deletePhotoRow,
  findPhotoByContent,
  type NewPhoto,
  type PhotoRow,
  reservePhoto,
} from '@passepartout/db'
import { originalKey, photoFolder, previewKey, printMasterKey } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { type IngestedPhotoInfo, PREVIEW_SIZES } from '../../image-decoding/image-types.ts'
import type { ReceivedFile } from '../../uploads/receive-file.ts'

export interface ReceivedPhoto {
  visitorId: string
  name: string
  file: ReceivedFile
  facts: IngestedPhotoInfo
  folder: string
}

/**
 * Moves a photo's files into the storage and assigns it to the visitor. The row is inserted first, marked as arriving,
 * so that a crash leaves no unreferenced file. The same file sent twice at once becomes one photo.
 */
export async function storePhoto(
  context: CallContext,
  arrived: ReceivedPhoto,
): Promise<{ photo: PhotoRow; already: boolean }> {
  const { db, storage, now } = context
  const { visitorId, name, file, facts, folder } = arrived
  const photo: NewPhoto = {
    id: randomUUID(),
    visitorId,
    sha256: file.sha256,
    name,
    mime: `image/${facts.format}`,
    bytes: file.bytes,
    width: facts.width,
    height: facts.height,
    notices: facts.notices,
    hasMaster: facts.files.master !== undefined,
    createdAt: now,
  }
  await reservePhoto(db, photo)
  try {
    const { previews, master } = facts.files
    await moveFilesToStorage(storage, [
      ...PREVIEW_SIZES.map(size => ({ key: previewKey(photo.id, size), path: join(folder, previews[size]) })),
      ...(master ? [{ key: printMasterKey(photo.id), path: join(folder, master) }] : []),
      { key: originalKey(photo.id), path: file.path },
    ])
    if (await activatePhoto(db, photo)) return { photo: { ...photo, state: 'ready' }, already: false }
    const other = await findPhotoByContent(db, { visitorId, sha256: file.sha256 })
    if (!other) throw new Error('A photo was neither kept nor there')
    await drop(context, photo.id)
    return { photo: other, already: true }
  } catch (error) {
    // `cleanUpInterruptedUploads` deletes what cannot be deleted now.
    await drop(context, photo.id).catch(() => undefined)
    throw error
  }
}

/**
 * Moves the files in parallel: each is flushed in eight steps that wait for the disk and a busy thread. Settles when
 * all have settled, so that no write continues after a failure.
 */
async function moveFilesToStorage(
  storage: CallContext['storage'],
  objects: readonly { key: string; path: string }[],
): Promise<void> {
  const ends = await Promise.allSettled(objects.map(({ key, path }) => storage.keep(key, path)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function drop({ storage, db }: CallContext, id: string): Promise<void> {
  await storage.remove(photoFolder(id))
  await deletePhotoRow(db, { id })
}
