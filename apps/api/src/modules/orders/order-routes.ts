import { retryPayment } from '@passepartout/commerce/payments'
import { payOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findOrderById } from '@passepartout/db'
import { shopFor, systemPath } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { cancelOrderRoute } from './cancel-order.ts'
import { changeOrderAddressRoute } from './change-order-address.ts'
import { submitComplaintRoute } from './complain.ts'
import { getOrderRoute } from './get-order.ts'
import { orderInvoiceRoute, orderLineDaysRoute, orderLineImageRoute } from './order-files.ts'
import { orderLineCopyRoute } from './order-line-copy.ts'
import { toOrderPayload } from './order-payload.ts'
import { deleteOrderPhotosRoute, extendPhotoRetentionRoute } from './order-photos.ts'
import { reorderRoute } from './reorder.ts'
import { requestedOrder } from './requested-order.ts'
import { sendOrderLinksRoute } from './send-order-links.ts'
import { findWithdrawalRoute, submitWithdrawalRoute } from './withdrawals.ts'

const payOrderRoute = route(payOrder, schemas.payOrder, async (context, { params: { token }, body }) => {
  const order = await requestedOrder(context, token)
  if ('refused' in order) return order
  const shop = shopFor(order.channel, order.locale)
  const returnUrl = context.pageUrl(shop, `${systemPath(shop, 'order')}/${token}`)
  const paid = await retryPayment(context, order, { method: body.method, returnUrl })
  if (!paid.ok) return refuse('conflict', { text: 'order.not-payable' })
  const now = (await findOrderById(context.db, order.id)) ?? order
  return success({ order: await toOrderPayload(context, now, token), paymentUrl: paid.paymentUrl })
})

export const orderRoutes = [
  getOrderRoute,
  cancelOrderRoute,
  changeOrderAddressRoute,
  payOrderRoute,
  reorderRoute,
  submitComplaintRoute,
  extendPhotoRetentionRoute,
  deleteOrderPhotosRoute,
  sendOrderLinksRoute,
  findWithdrawalRoute,
  submitWithdrawalRoute,
  orderInvoiceRoute,
  orderLineImageRoute,
  orderLineCopyRoute,
  orderLineDaysRoute,
]
