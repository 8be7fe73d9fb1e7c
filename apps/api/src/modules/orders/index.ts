export { toAccountOrderPayload } from './account-order-facts.ts'
export { requestedOrder } from './asked-order.ts'
export { customerCommand } from './customer-command.ts'
export {
  createOrderHooks,
  type OrderEventContext,
  processOrderEvents,
  startProduction,
} from './follow-orders.ts'
export { buildInvoiceSource } from './invoice-source.ts'
export { ensureInvoicePdf } from './keep-invoice.ts'
export { loadProductionLine, markLineProduced } from './lines-in-production.ts'
export { PHOTO_RETENTION_DAYS } from './order-facts.ts'
export { orderRoutes } from './order-routes.ts'
export { ordersCommand } from './orders-command.ts'
export { deleteExpiredVisitorsAndOrders } from './remove-forgotten.ts'
export { CART_RETENTION_DAYS, removeOldPhotos } from './retention.ts'
export { createMomentFormatter } from './shown-moments.ts'
export { type StoredReceipt, shopOfOrder } from './stored-order.ts'
export { enqueueOrderEmail } from './write-order-letter.ts'
