import { createMomentFormatter } from '@passepartout/commerce/orders'
import { CART_RETENTION_DAYS } from '@passepartout/commerce/retention'
import { PHOTO_RETENTION_DAYS } from '@passepartout/commerce/stored-orders'
import { listAccountPhotos } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listPhotoHolds, listPhotos, type PhotoHoldMoments } from '@passepartout/db'
import { DAY_MS } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toPhotoPayload } from '../photos/index.ts'

export const listAccountPhotosRoute = route(listAccountPhotos, schemas.listAccountPhotos, async context => {
  const { db, session, shop, keepOrderPhotosDays } = context
  if (!session) return refuse('unauthorised')
  const { visitorId } = session
  const [rows, holds] = await Promise.all([listPhotos(db, { visitorId }), listPhotoHolds(db, { visitorId })])
  const days = { order: keepOrderPhotosDays ?? PHOTO_RETENTION_DAYS, cart: CART_RETENTION_DAYS }
  const formatMoment = createMomentFormatter(context, shop)
  return success({
    photos: rows.map(row => {
      const { use, until } = photoRetentionOf(holds, row.id, days)
      return { ...toPhotoPayload(row), use, keptUntil: until && formatMoment(until, 'date') }
    }),
    orderDays: days.order,
    cartDays: days.cart,
  })
})

/** The hold that retains a photo longest, and until when. */
function photoRetentionOf(
  { carts, orders }: PhotoHoldMoments,
  id: string,
  days: { order: number; cart: number },
) {
  const [ended, left] = [orders.get(id), carts.get(id)]
  if (ended === null) return { use: 'order', until: null } as const
  const byOrder = ended ? ended.getTime() + days.order * DAY_MS : 0
  const byCart = left ? left.getTime() + days.cart * DAY_MS : 0
  if (byOrder + byCart === 0) return { use: 'design', until: null } as const
  return { use: byOrder >= byCart ? 'order' : 'cart', until: new Date(Math.max(byOrder, byCart)) } as const
}
