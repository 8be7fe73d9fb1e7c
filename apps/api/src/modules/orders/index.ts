export { accountOrderFacts } from './account-order-facts.ts'
export { askedOrder } from './asked-order.ts'
export { customerCommand } from './customer-command.ts'
export {
  type FollowContext,
  followOrders,
  orderHooks,
  startProduction,
} from './follow-orders.ts'
export { invoiceSource } from './invoice-source.ts'
export { keepInvoice } from './keep-invoice.ts'
export { lineForProduction, noteProduced } from './lines-in-production.ts'
export { KEEP_PHOTOS_DAYS } from './order-facts.ts'
export { orderRoutes } from './order-routes.ts'
export { ordersCommand } from './orders-command.ts'
export { removeForgotten } from './remove-forgotten.ts'
export { KEEP_CART_DAYS, removeOldPhotos } from './retention.ts'
export { momentsOf } from './shown-moments.ts'
export { type StoredReceipt, shopOf } from './stored-order.ts'
export { writeOrderLetter } from './write-order-letter.ts'
