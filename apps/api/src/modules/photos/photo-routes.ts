import { deletePhoto, getCustomerImage, listPhotos, PARTS_HEADER, uploadPhoto } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { deletePhotoRow, listPhotos as listRows, markPhotoForDeletion } from '@passepartout/db'
import { ERROR_STATUS } from '@passepartout/domain'
import { photoFolder } from '@passepartout/storage'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { ingestUpload } from './ingest-upload.ts'
import { photoPreviewRoute } from './photo-preview.ts'
import { findCompletedUpload } from './resumable-uploads.ts'
import { toPhotoPayload } from './to-photo-payload.ts'

const deletePhotoRoute = route(
  deletePhoto,
  schemas.deletePhoto,
  async ({ db, storage, visitorId }, { params: { id } }) => {
    const state = visitorId ? await markPhotoForDeletion(db, { visitorId, id }) : 'missing'
    if (state === 'missing') return refuse('not-found')
    if (state === 'in-use') return refuse('photo-in-use')
    await storage.remove(photoFolder(id))
    await deletePhotoRow(db, { id })
    return success({ id })
  },
)

const getCustomerPictureRoute = route(
  getCustomerImage,
  schemas.getCustomerPicture,
  async ({ db, visitorId }) => {
    const [newest] = visitorId ? await listRows(db, { visitorId }) : []
    return success({ picture: newest ? toPhotoPayload(newest) : null })
  },
)

const listPhotosRoute = route(listPhotos, schemas.listPhotos, async ({ db, visitorId }) =>
  success({ photos: visitorId ? (await listRows(db, { visitorId })).map(toPhotoPayload) : [] }),
)

const uploadPhotoRoute = route(uploadPhoto, schemas.uploadPhoto, async context => {
  const { visitorId, needVisitor, request, storage } = context
  const id = request.headers.get(PARTS_HEADER)
  const parts = id === null ? undefined : await findCompletedUpload(storage, id, visitorId)
  if (id !== null && !parts) return refuse('not-found')
  const taken = await ingestUpload(context, { visitorId, owner: needVisitor, parts })
  // After a transient refusal the upload is retained for a retry; any other refusal would be repeated.
  if (!('refused' in taken) || !isTransientError(taken)) await parts?.remove()
  if ('refused' in taken) return taken
  const { photo, already } = taken
  return success({ ...toPhotoPayload(photo), already }, already ? 200 : 201)
})

const isTransientError = ({ refused }: Refusal): boolean => {
  const status = ERROR_STATUS[refused]
  return status >= 500 || status === 408 || status === 429
}

export const photoRoutes = [
  uploadPhotoRoute,
  listPhotosRoute,
  deletePhotoRoute,
  photoPreviewRoute,
  getCustomerPictureRoute,
]
