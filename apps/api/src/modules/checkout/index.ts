/** What other modules may use of the checkout. */
export { checkStep } from './address-step.ts'
export { checkoutRoutes } from './checkout-routes.ts'
export { findLinkedOrder, orderToken } from './order-token.ts'
