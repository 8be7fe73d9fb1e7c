export { googleRecaptcha } from './adapters/captcha/recaptcha.ts'
export { viesRegister } from './adapters/vat/vies-register.ts'
export { type Api, type ApiEnv, createApi } from './create-api.ts'
export type { ApiDeps, ApiKeys, ApiLog, DraftReader, OrderHooks } from './deps.ts'
export { addressKey } from './http/address-key.ts'
export { failureSentence } from './http/failing-answer.ts'
export { createLimits } from './http/spend-limits.ts'
export { type AccountLetterContext, writeAccountLetter } from './modules/account/index.ts'
export { orderToken } from './modules/checkout/index.ts'
export { writeShareLetter } from './modules/draft-shares/index.ts'
export { openDraftReader } from './modules/drafts/index.ts'
export { writeGuestBookLetter } from './modules/guest-books/index.ts'
export { sampleLetters } from './modules/letters/index.ts'
export {
  customerCommand,
  type FollowContext,
  followOrders,
  invoiceSource,
  lineForProduction,
  noteProduced,
  orderHooks,
  ordersCommand,
  startProduction,
  writeOrderLetter,
} from './modules/orders/index.ts'
export {
  type PaymentContext,
  paymentsCommand,
  tendPayments,
} from './modules/payments/index.ts'
export { type BoughtVoucher, issueBoughtVouchers, settleVouchers } from './modules/vouchers/index.ts'
export { whitelabelCommand } from './modules/whitelabel/index.ts'
export { type Operator, type Operators, openOperators } from './operators/open-operators.ts'
export { operatorCommand } from './operators/operator-command.ts'
export {
  openPictureWorkshop,
  type PictureWorkshop,
  type WorkshopOptions,
} from './pictures/picture-workshop.ts'
export { openStarter, type Starter } from './pictures/starter.ts'
