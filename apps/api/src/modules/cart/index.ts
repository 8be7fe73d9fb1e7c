/** What other modules may use of the cart. */
export { MAX_CART_LINES } from './add-cart-line.ts'
export { cartRoutes } from './cart-routes.ts'
export { mergeAddressesOf, mergeNamesOf } from './line-names.ts'
export { getLineImage, type LineImageContext, lineImageFolder, pictureSide } from './line-picture.ts'
export { priceLine, shippingOfSingleLine } from './line-price.ts'
export {
  checkRecipient,
  inCardOrder,
  MOST_RECIPIENTS,
  normaliseRecipient,
  recipientForm,
} from './line-recipients.ts'
export { preflightLine } from './print-check.ts'
export { cartOwner, toCartPayload } from './shown-cart.ts'
export { toCartLinePayload } from './shown-line.ts'
export { parseStoredLine, storedConfiguration, undesignedAppearanceOf } from './stored-line.ts'
