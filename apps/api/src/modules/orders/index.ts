export { toAccountOrderPayload } from './account-order-payload.ts'
export { buildCaseDecisionEmail, buildOrderEmail, orderUrl } from './build-order-email.ts'
export { cancelPlacedOrder } from './cancel-order.ts'
export { toCsv } from './csv.ts'
export { customerCommand } from './customer-command.ts'
export { deleteExpiredVisitorsAndOrders } from './delete-expired-records.ts'
export { exportCustomerData } from './export-customer-data.ts'
export { createMomentFormatter } from './format-moments.ts'
export { loadProductionLine, markLineProduced } from './lines-in-production.ts'
export { loadProductionOrder } from './load-production-order.ts'
export {
  changeDeliveryAddress,
  decideOrderCase,
  findOrderOfCase,
  holdOrder,
  refundOrder,
  releaseOrder,
  reprintOrder,
} from './order-operations.ts'
export { orderRoutes } from './order-routes.ts'
export { ordersCommand } from './orders-command.ts'
export {
  createOrderHooks,
  emailKindOfEvent,
  type OrderEventContext,
  processOrderEvents,
  startProduction,
} from './process-order-events.ts'
export { requestedOrder } from './requested-order.ts'
export { CART_RETENTION_DAYS, erasePersonalDataByEmail, removeOldPhotos } from './retention.ts'
export { lineName } from './to-order-payload.ts'
