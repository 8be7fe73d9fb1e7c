/** What other modules may use of the cart. */
export { MOST_LINES } from './add-cart-line.ts'
export { cartRoutes } from './cart-routes.ts'
export { addressesOf, namesOf } from './line-names.ts'
export { type LinePictureContext, linePictureFolder, openLinePicture, pictureSide } from './line-picture.ts'
export { linePrice, shippingAlone } from './line-price.ts'
export {
  checkRecipient,
  inCardOrder,
  MOST_RECIPIENTS,
  recipientForm,
  tidyRecipient,
} from './line-recipients.ts'
export { checkPrint } from './print-check.ts'
export { cartOwner, shownCart } from './shown-cart.ts'
export { shownLine } from './shown-line.ts'
export { keptConfiguration, lookOf, storedLine } from './stored-line.ts'
