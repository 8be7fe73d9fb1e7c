export { googleRecaptcha } from './adapters/captcha/recaptcha.ts'
export { viesRegister } from './adapters/vat/vies-register.ts'
export { type Api, type ApiEnv, createApi } from './create-api.ts'
export type { ApiDeps, ApiKeys, ApiLog, DraftParser, OrderHooks } from './deps.ts'
export { rateLimitKeyOfAddress } from './http/address-key.ts'
export { localisedFailureMessage } from './http/failing-answer.ts'
export { createRateLimiters } from './http/spend-limits.ts'
export { type AccountEmailContext, enqueueAccountEmail } from './modules/account/index.ts'
export { createOrderToken } from './modules/checkout/index.ts'
export { enqueueShareEmail } from './modules/draft-shares/index.ts'
export { createDraftParser } from './modules/drafts/index.ts'
export { writeGuestBookLetter } from './modules/guest-books/index.ts'
export { sampleEmails } from './modules/letters/index.ts'
export {
  buildInvoiceSource,
  createOrderHooks,
  customerCommand,
  enqueueOrderEmail,
  loadProductionLine,
  markLineProduced,
  type OrderEventContext,
  ordersCommand,
  processOrderEvents,
  startProduction,
} from './modules/orders/index.ts'
export {
  type PaymentContext,
  paymentsCommand,
  reconcilePayments,
} from './modules/payments/index.ts'
export {
  issuePurchasedVouchers,
  type PurchasedVoucher,
  releaseAndExpireVouchers,
} from './modules/vouchers/index.ts'
export { whitelabelCommand } from './modules/whitelabel/index.ts'
export { createOperatorAccess, type Operator, type OperatorAccess } from './operators/open-operators.ts'
export { operatorCommand } from './operators/operator-command.ts'
export {
  createImageDecoder,
  type ImageDecoder,
  type ImageDecoderOptions,
} from './pictures/picture-workshop.ts'
export { type ProcessSpawner, startProcessSpawner } from './pictures/starter.ts'
