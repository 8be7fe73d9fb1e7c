/** What other modules may use of the cart. */
export { cartRoutes } from './cart-routes.ts'
export { drawCartLine } from './draw-cart-line.ts'
