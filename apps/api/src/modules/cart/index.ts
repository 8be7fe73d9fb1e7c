/** What other modules may use of the cart. */
export { cartRoutes } from './cart-routes.ts'
export { shippingAlone } from './line-price.ts'
export { cartOwner } from './shown-cart.ts'
