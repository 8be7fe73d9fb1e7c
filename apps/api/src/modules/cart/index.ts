/** What other modules may use of the cart. */
export { MOST_LINES } from './add-cart-line.ts'
export { cartRoutes } from './cart-routes.ts'
export { type LinePictureContext, linePictureFolder, openLinePicture } from './line-picture.ts'
export { linePrice, shippingAlone } from './line-price.ts'
export { checkPrint } from './print-check.ts'
export { cartOwner, shownCart } from './shown-cart.ts'
export { shownLine } from './shown-line.ts'
export { lookOf, storedLine } from './stored-line.ts'
