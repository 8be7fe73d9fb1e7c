export { MAX_CART_LINES } from './add-cart-line.ts'
export { cartRoutes } from './cart-routes.ts'
export { getLineImage, pictureSide } from './line-image.ts'
export { createLineLooks } from './line-looks.ts'
export {
  checkRecipient,
  inCardOrder,
  MOST_RECIPIENTS,
  normaliseRecipient,
  recipientForm,
} from './line-recipients.ts'
export { mergeAddressesOf, mergeNamesOf } from './merge-names.ts'
export { parseStoredLine, storedConfiguration } from './parse-stored-line.ts'
export { preflightLine } from './preflight-result.ts'
export { priceLine, shippingOfSingleLine } from './price-line.ts'
export { toCartLinePayload } from './to-cart-line-payload.ts'
export { cartOwner, toCartPayload } from './to-cart-payload.ts'
