import { payOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findOrderById } from '@passepartout/db'
import { shopFor, systemPath } from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { payAgain } from '../payments/index.ts'
import { askedOrder } from './asked-order.ts'
import { cancelOrderRoute } from './cancel-order.ts'
import { changeOrderAddressRoute } from './change-order-address.ts'
import { complainRoute } from './complain.ts'
import { getOrderRoute } from './get-order.ts'
import { orderInvoiceRoute, orderLinePictureRoute } from './order-files.ts'
import { deleteOrderPhotosRoute, keepOrderPhotosRoute } from './order-photos.ts'
import { reorderRoute } from './reorder.ts'
import { sendOrderLinksRoute } from './send-order-links.ts'
import { shownOrder } from './shown-order.ts'
import { findWithdrawalRoute, withdrawRoute } from './withdrawals.ts'

const payOrderRoute = route(payOrder, schemas.payOrder, async (context, { params: { token }, body }) => {
  const order = await askedOrder(context, token)
  if ('refused' in order) return order
  const shop = shopFor(order.channel, order.locale)
  const returnUrl = context.pageUrl(shop, `${systemPath(shop, 'order')}/${token}`)
  const paid = await payAgain(context, order, { method: body.method, returnUrl })
  if (!paid.ok) return refuse('conflict', { text: 'order.not-payable' })
  const now = (await findOrderById(context.db, order.id)) ?? order
  return answer({ order: await shownOrder(context, now, token), paymentUrl: paid.paymentUrl })
})

export const orderRoutes = [
  getOrderRoute,
  cancelOrderRoute,
  changeOrderAddressRoute,
  payOrderRoute,
  reorderRoute,
  complainRoute,
  keepOrderPhotosRoute,
  deleteOrderPhotosRoute,
  sendOrderLinksRoute,
  findWithdrawalRoute,
  withdrawRoute,
  orderInvoiceRoute,
  orderLinePictureRoute,
]
