import { listAccountPhotos } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listPhotos, photosInUse } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { KEEP_CART_DAYS, KEEP_PHOTOS_DAYS } from '../orders/index.ts'
import { shownPhoto } from '../photos/index.ts'

export const listAccountPhotosRoute = route(
  listAccountPhotos,
  schemas.listAccountPhotos,
  async ({ db, session, keepOrderPhotosDays }) => {
    if (!session) return refuse('unauthorised')
    const { visitorId } = session
    const [rows, used] = await Promise.all([listPhotos(db, { visitorId }), photosInUse(db, { visitorId })])
    const useOf = (id: string) => (used.order.has(id) ? 'order' : used.cart.has(id) ? 'cart' : 'design')
    return answer({
      photos: rows.map(row => ({ ...shownPhoto(row), use: useOf(row.id) }) as const),
      orderDays: keepOrderPhotosDays ?? KEEP_PHOTOS_DAYS,
      cartDays: KEEP_CART_DAYS,
    })
  },
)
