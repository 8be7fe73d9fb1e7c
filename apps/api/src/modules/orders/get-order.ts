import { pollPaymentOnReturn } from '@passepartout/commerce/payments'
import { getOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findActivePayment, findOrderById, type OrderRow } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toOrderPayload } from './order-payload.ts'
import { requestedOrder } from './requested-order.ts'

export const getOrderRoute = route(getOrder, schemas.getOrder, async (context, { params: { token } }) => {
  const found = await requestedOrder(context, token)
  if ('refused' in found) return found
  const order = await afterPaying(context, found)
  return success({ order: await toOrderPayload(context, order, token) })
})

/**
 * Polls an open payment, because customers returning from the provider expect the result at once. The return itself
 * proves nothing.
 */
async function afterPaying(context: CallContext, order: OrderRow): Promise<OrderRow> {
  if (order.state !== 'awaiting-payment') return order
  const payment = await findActivePayment(context.db, order.id)
  if (!payment?.url || payment.state === 'paid') return order
  await pollPaymentOnReturn(context, payment)
  return (await findOrderById(context.db, order.id)) ?? order
}
