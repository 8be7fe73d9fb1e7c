import { checkVoucherRoute } from './check-voucher.ts'
import { addCheckoutCodeRoute, removeCheckoutCodeRoute } from './checkout-codes.ts'
import {
  confirmChangesRoute,
  getCheckoutRoute,
  putCheckoutAddressRoute,
  putCheckoutPaymentRoute,
  putCheckoutShippingRoute,
  saveAddressRoute,
} from './checkout-step-routes.ts'
import { putDeliveryRoute } from './delivery-route.ts'
import { getEnvelopeAddressRoute, putEnvelopeAddressRoute } from './envelope-address-routes.ts'
import { placeOrderRoute } from './place-order.ts'
import {
  addRecipientsRoute,
  clearRecipientsRoute,
  getRecipientsRoute,
  importNamesRoute,
  putRecipientRoute,
  removeRecipientRoute,
} from './recipient-routes.ts'

export const checkoutRoutes = [
  getCheckoutRoute,
  saveAddressRoute,
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
  importNamesRoute,
  clearRecipientsRoute,
  putDeliveryRoute,
  getEnvelopeAddressRoute,
  putEnvelopeAddressRoute,
]
