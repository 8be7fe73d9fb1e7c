export { toAccountOrderPayload } from './account-order-payload.ts'
export { buildInvoiceSource } from './build-invoice-source.ts'
export { buildOrderEmail } from './build-order-email.ts'
export { customerCommand } from './customer-command.ts'
export { deleteExpiredVisitorsAndOrders } from './delete-expired-records.ts'
export { ensureInvoicePdf } from './ensure-invoice-pdf.ts'
export { createMomentFormatter } from './format-moments.ts'
export { loadProductionLine, markLineProduced } from './lines-in-production.ts'
export { PHOTO_RETENTION_DAYS } from './order-deadlines.ts'
export { orderRoutes } from './order-routes.ts'
export { ordersCommand } from './orders-command.ts'
export {
  createOrderHooks,
  type OrderEventContext,
  processOrderEvents,
  startProduction,
} from './process-order-events.ts'
export { requestedOrder } from './requested-order.ts'
export { CART_RETENTION_DAYS, removeOldPhotos } from './retention.ts'
export { type StoredReceipt, shopOfOrder } from './stored-order.ts'
