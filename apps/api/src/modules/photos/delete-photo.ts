import { deletePhoto } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { forgetPhoto, withdrawPhoto } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { photoFolder } from './photo-keys.ts'

export const deletePhotoRoute = route(
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
