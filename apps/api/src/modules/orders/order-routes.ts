import { cancelOrderRoute } from './cancel-order.ts'
import { changeOrderAddressRoute } from './change-order-address.ts'
import { complainRoute } from './complain.ts'
import { getOrderRoute } from './get-order.ts'
import { orderInvoiceRoute, orderLinePictureRoute } from './order-files.ts'
import { deleteOrderPhotosRoute, keepOrderPhotosRoute } from './order-photos.ts'
import { payOrderRoute } from './pay-order.ts'
import { reorderRoute } from './reorder.ts'
import { sendOrderLinksRoute } from './send-order-links.ts'
import { findWithdrawalRoute, withdrawRoute } from './withdrawals.ts'

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
