import { listAccountPhotos } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listPhotos, type PhotoHolds, photoHolds } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { KEEP_CART_DAYS, KEEP_PHOTOS_DAYS, momentsOf } from '../orders/index.ts'
import { shownPhoto } from '../photos/index.ts'

const DAY_MS = 86_400_000

export const listAccountPhotosRoute = route(listAccountPhotos, schemas.listAccountPhotos, async context => {
  const { db, session, shop, keepOrderPhotosDays } = context
  if (!session) return refuse('unauthorised')
  const { visitorId } = session
  const [rows, holds] = await Promise.all([listPhotos(db, { visitorId }), photoHolds(db, { visitorId })])
  const days = { order: keepOrderPhotosDays ?? KEEP_PHOTOS_DAYS, cart: KEEP_CART_DAYS }
  const say = momentsOf(context, shop)
  return answer({
    photos: rows.map(row => {
      const { use, until } = keeping(holds, row.id, days)
      return { ...shownPhoto(row), use, keptUntil: until && say(until, 'date') }
    }),
    orderDays: days.order,
    cartDays: days.cart,
  })
})

/** What keeps a photo, and until when: what keeps it longest counts. */
function keeping({ carts, orders }: PhotoHolds, id: string, days: { order: number; cart: number }) {
  const [ended, left] = [orders.get(id), carts.get(id)]
  if (ended === null) return { use: 'order', until: null } as const
  const byOrder = ended ? ended.getTime() + days.order * DAY_MS : 0
  const byCart = left ? left.getTime() + days.cart * DAY_MS : 0
  if (byOrder + byCart === 0) return { use: 'design', until: null } as const
  return { use: byOrder >= byCart ? 'order' : 'cart', until: new Date(Math.max(byOrder, byCart)) } as const
}
