import { getCustomerPicture } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listPhotos } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownPhoto } from './shown-photo.ts'

export const getCustomerPictureRoute = route(
  getCustomerPicture,
  schemas.getCustomerPicture,
  async ({ db, visitorId }) => {
    const [newest] = visitorId ? await listPhotos(db, { visitorId }) : []
    return answer({ picture: newest ? shownPhoto(newest) : null })
  },
)
