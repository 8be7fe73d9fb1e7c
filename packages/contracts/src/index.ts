export { callAddress } from './address.ts'
export {
  type BytesCall,
  type Call,
  type CallInput,
  type CallPayload,
  type CallSchemas,
  defineBytesCall,
  defineCall,
  type Method,
} from './call.ts'
export { addCartLine } from './cart/add-cart-line.ts'
export type { Cart, CartLine } from './cart/cart.schema.ts'
export { changeCartLine } from './cart/change-cart-line.ts'
export { duplicateCartLine } from './cart/duplicate-cart-line.ts'
export { getCart } from './cart/get-cart.ts'
export { getCartCount } from './cart/get-cart-count.ts'
export { removeCartLine } from './cart/remove-cart-line.ts'
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  type ClientRequest,
  createClient,
} from './client.ts'
export { createDraft } from './drafts/create-draft.ts'
export type { Draft } from './drafts/draft.schema.ts'
export { getDraft } from './drafts/get-draft.ts'
export { listDrafts } from './drafts/list-drafts.ts'
export { putDraft } from './drafts/put-draft.ts'
export { deletePhoto } from './photos/delete-photo.ts'
export { listPhotos } from './photos/list-photos.ts'
export type { Photo } from './photos/photo.schema.ts'
export { PHOTO_PREVIEW_SIZES, photoPreviewUrl } from './photos/photo-preview.ts'
export { UPLOAD_LIMITS, uploadPhoto } from './photos/upload-photo.ts'
export { getArticlePrice } from './prices/get-article-price.ts'
export { getFormatPrices } from './prices/get-format-prices.ts'
export { getPricesFrom } from './prices/get-prices-from.ts'
export type { CallFailure, CallResult, FailingBody } from './result.ts'
export type { OrderableKind, ShownMoney } from './shapes.ts'
