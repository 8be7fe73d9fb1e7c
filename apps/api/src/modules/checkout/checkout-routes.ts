import { addCheckoutCodeRoute, removeCheckoutCodeRoute } from './checkout-codes.ts'
import {
  confirmChangesRoute,
  getCheckoutRoute,
  keepAddressRoute,
  putCheckoutAddressRoute,
  putCheckoutPaymentRoute,
  putCheckoutShippingRoute,
} from './checkout-steps.ts'
import { placeOrderRoute } from './place-order.ts'

export const checkoutRoutes = [
  getCheckoutRoute,
  keepAddressRoute,
  putCheckoutAddressRoute,
  putCheckoutShippingRoute,
  putCheckoutPaymentRoute,
  addCheckoutCodeRoute,
  removeCheckoutCodeRoute,
  confirmChangesRoute,
  placeOrderRoute,
]
