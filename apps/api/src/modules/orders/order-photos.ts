import { deleteOrderPhotos as deletePhotos } from '@passepartout/commerce/retention'
import { lastEventAt } from '@passepartout/commerce/stored-orders'
import { deleteOrderPhotos, extendPhotoRetention } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listOrderEvents, transitionOrder } from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE, nextOrderState } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toOrderPayload } from './order-payload.ts'
import { requestedOrder } from './requested-order.ts'

/** Extends the retention to its full length from today. Idempotent per day. */
export const extendPhotoRetentionRoute = route(
  extendPhotoRetention,
  schemas.keepOrderPhotos,
  async (context, { params: { token } }) => {
    const { db, now } = context
    const order = await requestedOrder(context, token)
    if ('refused' in order) return order
    if (lastEventAt(await listOrderEvents(db, order.id), 'photos-deleted')) return refuse('conflict')
    const key = `photos-kept-${dayInZone(LAB_TIME_ZONE, now)}`
    const step = { orderId: order.id, move: 'photos-kept', actor: 'customer', key, now } as const
    const moved = await transitionOrder(db, step)
    if (!moved.ok) return refuse('conflict', { text: 'order.photos-needed' })
    return success({ order: await toOrderPayload(context, order, token) })
  },
)

/** Deletes the photos on the customer's request; refused while the lab needs them. */
export const deleteOrderPhotosRoute = route(
  deleteOrderPhotos,
  schemas.deleteOrderPhotos,
  async (context, { params: { token } }) => {
    const { now } = context
    const order = await requestedOrder(context, token)
    if ('refused' in order) return order
    if (!nextOrderState(order.state, 'photos-deleted'))
      return refuse('conflict', { text: 'order.photos-needed' })
    await deletePhotos(context, { orderId: order.id, actor: 'customer', now })
    return success({ order: await toOrderPayload(context, order, token) })
  },
)
