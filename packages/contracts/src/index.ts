export * from './accessories/calls.ts'
export * from './account/calls.ts'
export type { Account, AccountAddress, AccountPasskey, AccountSession } from './account/schemas.ts'
export * from './account-area/calls.ts'
export type * from './account-area/schemas.ts'
export { callUrl } from './address.ts'
export * from './analytics/calls.ts'
export * from './calendars/calls.ts'
export {
  type BytesCall,
  type Call,
  type CallInput,
  type CallPayload,
  type CallSchemas,
  defineBytesCall,
  defineCall,
  defineFileCall,
  type FileCall,
  type InputSchemas,
  type Method,
} from './call.ts'
export * from './cards/calls.ts'
export * from './cart/calls.ts'
export * from './checkout/calls.ts'
export type * from './checkout/schemas.ts'
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  type ClientRequest,
  createClient,
} from './client.ts'
export * from './collages/calls.ts'
export * from './contact/calls.ts'
export * from './content/calls.ts'
export * from './customer/calls.ts'
export * from './delivery/calls.ts'
export * from './designs/calls.ts'
export * from './draft-links/calls.ts'
export * from './draft-shares/calls.ts'
export * from './drafts/calls.ts'
export {
  type CorrectableQuery,
  type CorrectedResult,
  fetchWithCorrections,
} from './fetch-with-corrections.ts'
export * from './flags/calls.ts'
export * from './guest-books/calls.ts'
export type * from './guest-books/schemas.ts'
export * from './labs/calls.ts'
export * from './location/calls.ts'
export * from './log/calls.ts'
export * from './newsletter/calls.ts'
export * from './orders/calls.ts'
export type * from './orders/schemas.ts'
export * from './payments/calls.ts'
export * from './photo-links/calls.ts'
export * from './photobooks/calls.ts'
export * from './photoboxes/calls.ts'
export { fetchPhotoboxPrice } from './photoboxes/fetch-photobox-price.ts'
export * from './photos/calls.ts'
export * from './prices/calls.ts'
export * from './product-form/calls.ts'
export * from './recipients/calls.ts'
export type * from './recipients/schemas.ts'
export type { CallFailure, CallResult, ErrorBody } from './result.ts'
export * from './selection/calls.ts'
export type { DisplayMoney, UndesignedAppearance } from './shapes.ts'
export * from './shop/calls.ts'
export * from './themes/calls.ts'
export * from './toolbox/calls.ts'
export * from './vouchers/calls.ts'
export * from './whitelabel/calls.ts'
export type { Whitelabel } from './whitelabel/schemas.ts'
export * from './wishlist/calls.ts'
