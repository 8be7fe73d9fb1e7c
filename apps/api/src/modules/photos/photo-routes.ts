import { deletePhoto, getCustomerPicture, listPhotos, uploadPhoto } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { forgetPhoto, listPhotos as listRows, withdrawPhoto } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { photoFolder } from './photo-keys.ts'
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
  const { visitorId, needVisitor } = context
  const taken = await takePhoto(context, { visitorId, owner: needVisitor })
  if ('refused' in taken) return taken
  const { photo, already } = taken
  return answer({ ...shownPhoto(photo), already }, already ? 200 : 201)
})

export const photoRoutes = [
  uploadPhotoRoute,
  listPhotosRoute,
  deletePhotoRoute,
  photoPreviewRoute,
  getCustomerPictureRoute,
]
