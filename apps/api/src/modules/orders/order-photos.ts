import { deleteOrderPhotos, keepOrderPhotos } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { eventsOfOrder, moveOrder } from '@passepartout/db'
import { dayIn, PLANT_TIME_ZONE, stateAfter } from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { askedOrder } from './asked-order.ts'
import { lastOf } from './order-facts.ts'
import { deleteOrderPhotos as deletePhotos } from './retention.ts'
import { shownOrder } from './shown-order.ts'

/** As long as after a delivery, counted from today; twice on a day is once. */
export const keepOrderPhotosRoute = route(
  keepOrderPhotos,
  schemas.keepOrderPhotos,
  async (context, { params: { token } }) => {
    const { db, now } = context
    const order = await askedOrder(context, token)
    if ('refused' in order) return order
    if (lastOf(await eventsOfOrder(db, order.id), 'photos-deleted')) return refuse('conflict')
    const key = `photos-kept-${dayIn(PLANT_TIME_ZONE, now)}`
    const step = { orderId: order.id, move: 'photos-kept', actor: 'customer', key, now } as const
    const moved = await moveOrder(db, step)
    if (!moved.ok) return refuse('conflict', { text: 'order.photos-needed' })
    return answer({ order: await shownOrder(context, order, token) })
  },
)

/** Whoever wants them gone need not wait; while an order is on its way, the plant needs them. */
export const deleteOrderPhotosRoute = route(
  deleteOrderPhotos,
  schemas.deleteOrderPhotos,
  async (context, { params: { token } }) => {
    const { now } = context
    const order = await askedOrder(context, token)
    if ('refused' in order) return order
    if (!stateAfter(order.state, 'photos-deleted')) return refuse('conflict', { text: 'order.photos-needed' })
    await deletePhotos(context, { orderId: order.id, actor: 'customer', now })
    return answer({ order: await shownOrder(context, order, token) })
  },
)
