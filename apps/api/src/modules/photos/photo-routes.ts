import {
  deletePhoto,
  getCustomerPicture,
  listPhotos,
  PARTS_HEADER,
  uploadPhoto,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { forgetPhoto, listPhotos as listRows, withdrawPhoto } from '@passepartout/db'
import { ERROR_STATUS } from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { photoFolder } from './photo-keys.ts'
import { arrivedParts } from './photo-parts.ts'
import { photoPreviewRoute } from './serve-preview.ts'
import { shownPhoto } from './shown-photo.ts'
import { takePhoto } from './take-photo.ts'

const deletePhotoRoute = route(
  deletePhoto,
  schemas.deletePhoto,
  async ({ db, storage, visitorId }, { params: { id } }) => {
    const state = visitorId ? await withdrawPhoto(db, { visitorId, id }) : 'missing'
    if (state === 'missing') return refuse('not-found')
    if (state === 'in-use') return refuse('photo-in-use')
    await storage.remove(photoFolder(id))
    await forgetPhoto(db, { id })
    return answer({ id })
  },
)

const getCustomerPictureRoute = route(
  getCustomerPicture,
  schemas.getCustomerPicture,
  async ({ db, visitorId }) => {
    const [newest] = visitorId ? await listRows(db, { visitorId }) : []
    return answer({ picture: newest ? shownPhoto(newest) : null })
  },
)

const listPhotosRoute = route(listPhotos, schemas.listPhotos, async ({ db, visitorId }) =>
  answer({ photos: visitorId ? (await listRows(db, { visitorId })).map(shownPhoto) : [] }),
)

const uploadPhotoRoute = route(uploadPhoto, schemas.uploadPhoto, async context => {
  const { visitorId, needVisitor, request, storage } = context
  const id = request.headers.get(PARTS_HEADER)
  const parts = id === null ? undefined : await arrivedParts(storage, id, visitorId)
  if (id !== null && !parts) return refuse('not-found')
  const taken = await takePhoto(context, { visitorId, owner: needVisitor, parts })
  // What was refused for now can be taken later; all else would be refused again.
  if (!('refused' in taken) || !isPassing(taken)) await parts?.remove()
  if ('refused' in taken) return taken
  const { photo, already } = taken
  return answer({ ...shownPhoto(photo), already }, already ? 200 : 201)
})

const isPassing = ({ refused }: Refusal): boolean => {
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
