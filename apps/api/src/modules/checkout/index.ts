export { validateAddressStep } from './address-step.ts'
export { checkoutRoutes } from './checkout-routes.ts'
