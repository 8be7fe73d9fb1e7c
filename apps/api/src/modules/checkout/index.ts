export { validateAddressStep } from './address-step.ts'
export { checkoutRoutes } from './checkout-routes.ts'
export { createOrderToken, findLinkedOrder } from './create-order-token.ts'
