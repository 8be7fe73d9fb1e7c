import { listPhotos } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listPhotos as listRows } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownPhoto } from './shown-photo.ts'

export const listPhotosRoute = route(listPhotos, schemas.listPhotos, async ({ db, visitorId }) =>
  answer({ photos: visitorId ? (await listRows(db, { visitorId })).map(shownPhoto) : [] }),
)
