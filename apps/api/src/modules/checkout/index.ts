/** The checkout's exports for other modules. */
export { validateAddressStep } from './address-step.ts'
export { checkoutRoutes } from './checkout-routes.ts'
export { createOrderToken, findLinkedOrder } from './create-order-token.ts'
