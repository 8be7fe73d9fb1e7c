export { googleRecaptcha } from './adapters/captcha/recaptcha.ts'
export { viesRegister } from './adapters/vat/vies-register.ts'
export type { BackOfficeContext } from './back-office/back-office-context.ts'
export { createBackOffice } from './back-office/create-back-office.ts'
export { type Api, type ApiEnv, createApi } from './create-api.ts'
export type { ApiDeps, ApiKeys, DraftParser } from './deps.ts'
export { localisedFailureMessage } from './http/error-response.ts'
export { rateLimitKeyOfAddress } from './http/rate-limit-key-of-address.ts'
export { createRateLimiters } from './http/rate-limiters.ts'
export {
  createImageDecoder,
  type ImageDecoder,
  type ImageDecoderOptions,
} from './image-decoding/image-decoder.ts'
export { type ProcessSpawner, startProcessSpawner } from './image-decoding/process-spawner.ts'
export { type AccountEmailContext, enqueueAccountEmail } from './modules/account/index.ts'
export { createLineLooks } from './modules/cart/index.ts'
export { enqueueShareEmail } from './modules/draft-shares/index.ts'
export { createDraftParser } from './modules/drafts/index.ts'
export { enqueueGuestBookEmail } from './modules/guest-books/index.ts'
export { createOperatorAccess } from './operators/create-operator-access.ts'
export type { Operator, OperatorAccess } from './operators/operator-access.ts'
export { operatorCommand } from './operators/operator-command.ts'
