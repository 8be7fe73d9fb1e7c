export {
  buildCaseDecisionEmail,
  buildOrderEmail,
  customerRecipient,
  listProducedLines,
  orderUrl,
} from './build-order-email.ts'
export { calendarFile, daysOfLine } from './calendar-days.ts'
export { cancelPlacedOrder } from './cancel-placed-order.ts'
export { createOrderToken, findLinkedOrder } from './create-order-token.ts'
export { toCsv } from './csv.ts'
export { createMomentFormatter } from './format-moments.ts'
export type { LineLooks } from './line-looks.ts'
export {
  changeDeliveryAddress,
  decideOrderCase,
  findOrderOfCase,
  holdOrder,
  refundOrder,
  releaseOrder,
  reprintOrder,
} from './order-operations.ts'
export { ordersCommand } from './orders-command.ts'
export {
  createOrderHooks,
  emailKindOfEvent,
  type OrderEventContext,
  processOrderEvents,
  startProduction,
} from './process-order-events.ts'
export { approveProposal, declineProposal, refundOrPropose } from './refund-proposals.ts'
export {
  isShipped,
  lineName,
  type OrderPayloadContext,
  toOrderLinePayload,
  toOrderPayload,
  toTimeline,
} from './to-order-payload.ts'
