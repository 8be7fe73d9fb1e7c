import { cancelOrderRoute } from './cancel-order.ts'
import { changeOrderAddressRoute } from './change-order-address.ts'
import { complainRoute } from './complain.ts'
import { getOrderRoute } from './get-order.ts'
import { orderInvoiceRoute, orderLinePictureRoute } from './order-files.ts'
import { payOrderRoute } from './pay-order.ts'
import { reorderRoute } from './reorder.ts'
import { findWithdrawalRoute, withdrawRoute } from './withdrawals.ts'

export const orderRoutes = [
  getOrderRoute,
  cancelOrderRoute,
  changeOrderAddressRoute,
  payOrderRoute,
  reorderRoute,
  complainRoute,
  findWithdrawalRoute,
  withdrawRoute,
  orderInvoiceRoute,
  orderLinePictureRoute,
]
