export { customerCommand } from './customer-command.ts'
export {
  type FollowContext,
  followOrders,
  lineForProduction,
  orderHooks,
  startProduction,
} from './follow-orders.ts'
export { invoiceSource } from './invoice-source.ts'
export { orderRoutes } from './order-routes.ts'
export { ordersCommand } from './orders-command.ts'
export { removeOldPhotos } from './retention.ts'
export { writeOrderLetter } from './write-order-letter.ts'
