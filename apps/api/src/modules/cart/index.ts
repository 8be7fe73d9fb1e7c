/** What other modules may use of the cart. */
export { cartRoutes } from './cart-routes.ts'
export { cartOwner } from './shown-cart.ts'
