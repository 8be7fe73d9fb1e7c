import { randomUUID } from 'node:crypto'
import {
  activatePhoto,
  countDrafts,
  type DraftRow,
  deletePhotoRow,
  findPhotoByContent,
  insertDraft,
  listReadyPhotosOf,
  type PhotoRow,
  reservePhoto,
} from '@passepartout/db'
import { photoFolder } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { refuseWhenDiskFull } from '../../http/free-disk.ts'
import { draftEditUrl, hashLargeContent, MAX_DRAFTS } from '../drafts/index.ts'
import { photoFiles } from '../photos/index.ts'

/**
 * Copies a draft with its photos for the caller. Both are independent: deleting one leaves the other. Photos that the
 * caller already has are not copied. The draft's owner gets the draft itself.
 */
export async function copyDraft(
  context: CallContext,
  draft: DraftRow,
): Promise<{ draftId: string; path: string } | Refusal> {
  const { db, now } = context
  const opened = (id: string) => ({ draftId: id, path: draftEditUrl(context, { ...draft, id }) })
  if (context.visitorId === draft.visitorId) return opened(draft.id)
  const named = Object.keys((draft.document as { assets?: object }).assets ?? {}).filter(id => UUID.test(id))
  const photos =
    named.length > 0 ? await listReadyPhotosOf(db, { visitorId: draft.visitorId, ids: named }) : []
  const bytes = photos.reduce((sum, photo) => sum + photo.bytes, 0)
  let documentJson = JSON.stringify(draft.document)
  const refused =
    (await refuseWhenDiskFull(context, bytes)) ??
    (await context.spend('draft')) ??
    (await context.spend('draft-bytes', documentJson.length)) ??
    (photos.length > 0
      ? ((await context.spend('photo', photos.length)) ?? (await context.spend('photo-bytes', bytes)))
      : undefined)
  if (refused) return refused
  const visitorId = await context.needVisitor()
  if ((await countDrafts(db, { visitorId })) >= MAX_DRAFTS) return refuse('too-large', { text: 'draft.full' })
  for (const photo of photos) {
    // Photo ids are long and random, so every occurrence in the document is this photo.
    documentJson = documentJson.replaceAll(photo.id, await copyPhoto(context, photo, visitorId))
  }
  const id = randomUUID()
  const { kind, title, configuration } = draft
  const contentHash = await hashLargeContent(context, {
    title,
    configuration,
    document: JSON.parse(documentJson),
  })
  await insertDraft(db, { title, configuration, documentJson, contentHash, kind, id, visitorId, now })
  return opened(id)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the copy, or of an equal photo that the visitor already has. */
async function copyPhoto(
  { db, storage, now }: CallContext,
  { state: _state, ...photo }: PhotoRow,
  visitorId: string,
): Promise<string> {
  const known = await findPhotoByContent(db, { visitorId, sha256: photo.sha256 })
  if (known) return known.id
  const copy = { ...photo, id: randomUUID(), visitorId, createdAt: now }
  await reservePhoto(db, copy)
  const drop = async () => {
    await storage.remove(photoFolder(copy.id))
    await deletePhotoRow(db, { id: copy.id })
  }
  try {
    for (const key of photoFiles(photo)) {
      const file = await storage.open(photoFolder(photo.id) + key)
      if (file) await storage.put(photoFolder(copy.id) + key, file.stream())
    }
    if (await activatePhoto(db, copy)) return copy.id
  } catch (error) {
    // `cleanUpInterruptedUploads` deletes what cannot be deleted now.
    await drop().catch(() => undefined)
    throw error
  }
  const other = await findPhotoByContent(db, { visitorId, sha256: photo.sha256 })
  if (!other) throw new Error('A photo was neither copied nor there')
  await drop()
  return other.id
}
