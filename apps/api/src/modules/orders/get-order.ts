import { getOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { alivePayment, findOrderById, type OrderRow } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { askOnReturn } from '../payments/index.ts'
import { askedOrder } from './asked-order.ts'
import { shownOrder } from './shown-order.ts'

export const getOrderRoute = route(getOrder, schemas.getOrder, async (context, { params: { token } }) => {
  const found = await askedOrder(context, token)
  if ('refused' in found) return found
  const order = await afterPaying(context, found)
  return answer({ order: await shownOrder(context, order, token) })
})

/** Whoever comes back from a provider's page wants to know at once; that they come back proves nothing. */
async function afterPaying(context: CallContext, order: OrderRow): Promise<OrderRow> {
  if (order.state !== 'awaiting-payment') return order
  const payment = await alivePayment(context.db, order.id)
  if (!payment?.url || payment.state === 'paid') return order
  await askOnReturn(context, payment)
  return (await findOrderById(context.db, order.id)) ?? order
}
