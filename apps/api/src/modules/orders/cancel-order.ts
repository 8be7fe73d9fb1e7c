import { cancelPlacedOrder } from '@passepartout/commerce/orders'
import { isChangeable } from '@passepartout/commerce/stored-orders'
import { cancelOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findOrderById } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toOrderPayload } from './order-payload.ts'
import { requestedOrder } from './requested-order.ts'

export const cancelOrderRoute = route(
  cancelOrder,
  schemas.cancelOrder,
  async (context, { params: { token } }) => {
    const { db, now } = context
    const order = await requestedOrder(context, token)
    if ('refused' in order) return order
    if (order.state !== 'cancelled') {
      if (!isChangeable(order, now)) return refuse('conflict', { text: 'order.too-late' })
      const moved = await cancelPlacedOrder(context, { order, actor: 'customer', reason: 'customer' })
      if (!moved.ok) return refuse('conflict', { text: 'order.too-late' })
    }
    const cancelled = (await findOrderById(db, order.id)) ?? order
    return success({ order: await toOrderPayload(context, cancelled, token) })
  },
)
