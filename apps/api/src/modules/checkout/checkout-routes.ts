import { checkVoucherRoute } from './check-voucher.ts'
import { addCheckoutCodeRoute, removeCheckoutCodeRoute } from './checkout-codes.ts'
import {
  confirmChangesRoute,
  getCheckoutRoute,
  keepAddressRoute,
  putCheckoutAddressRoute,
  putCheckoutPaymentRoute,
  putCheckoutShippingRoute,
} from './checkout-steps.ts'
import { putDeliveryRoute } from './delivery-route.ts'
import { getEnvelopeAddressRoute, putEnvelopeAddressRoute } from './envelope-address-routes.ts'
import { placeOrderRoute } from './place-order.ts'
import {
  addRecipientsRoute,
  clearRecipientsRoute,
  getRecipientsRoute,
  putRecipientRoute,
  removeRecipientRoute,
  takeNamesRoute,
} from './recipient-routes.ts'

export const checkoutRoutes = [
  getCheckoutRoute,
  keepAddressRoute,
  putCheckoutAddressRoute,
  putCheckoutShippingRoute,
  putCheckoutPaymentRoute,
  checkVoucherRoute,
  addCheckoutCodeRoute,
  removeCheckoutCodeRoute,
  confirmChangesRoute,
  placeOrderRoute,
  getRecipientsRoute,
  addRecipientsRoute,
  putRecipientRoute,
  removeRecipientRoute,
  takeNamesRoute,
  clearRecipientsRoute,
  putDeliveryRoute,
  getEnvelopeAddressRoute,
  putEnvelopeAddressRoute,
]
