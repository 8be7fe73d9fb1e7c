export { toAccountOrderPayload } from './account-order-payload.ts'
export { orderRoutes } from './order-routes.ts'
export { requestedOrder } from './requested-order.ts'
