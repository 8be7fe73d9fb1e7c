import type { Call, CallSchemas } from './call.ts'
import { addCartLineSchemas } from './cart/add-cart-line.schema.ts'
import { changeCartLineSchemas } from './cart/change-cart-line.schema.ts'
import { duplicateCartLineSchemas } from './cart/duplicate-cart-line.schema.ts'
import { getCartSchemas } from './cart/get-cart.schema.ts'
import { getCartCountSchemas } from './cart/get-cart-count.schema.ts'
import { removeCartLineSchemas } from './cart/remove-cart-line.schema.ts'
import { createDraftSchemas } from './drafts/create-draft.schema.ts'
import { getDraftSchemas } from './drafts/get-draft.schema.ts'
import { listDraftsSchemas } from './drafts/list-drafts.schema.ts'
import { putDraftSchemas } from './drafts/put-draft.schema.ts'
import { deletePhotoSchemas } from './photos/delete-photo.schema.ts'
import { listPhotosSchemas } from './photos/list-photos.schema.ts'
import { uploadPhotoSchemas } from './photos/upload-photo.schema.ts'
import { getArticlePriceSchemas } from './prices/get-article-price.schema.ts'
import { getFormatPricesSchemas } from './prices/get-format-prices.schema.ts'
import { getPricesFromSchemas } from './prices/get-prices-from.schema.ts'

/** The shapes of every call by its name. For the server, tests and the document; not for the browser. */
export const schemas = {
  addCartLine: addCartLineSchemas,
  changeCartLine: changeCartLineSchemas,
  createDraft: createDraftSchemas,
  deletePhoto: deletePhotoSchemas,
  duplicateCartLine: duplicateCartLineSchemas,
  getArticlePrice: getArticlePriceSchemas,
  getCart: getCartSchemas,
  getCartCount: getCartCountSchemas,
  getDraft: getDraftSchemas,
  getFormatPrices: getFormatPricesSchemas,
  getPricesFrom: getPricesFromSchemas,
  listDrafts: listDraftsSchemas,
  listPhotos: listPhotosSchemas,
  putDraft: putDraftSchemas,
  removeCartLine: removeCartLineSchemas,
  uploadPhoto: uploadPhotoSchemas,
} satisfies Record<string, CallSchemas>

/** For `createClient({ check })`: throws where a payload is not as agreed. */
export function checkPayload(call: Call, payload: unknown): void {
  const found = Object.entries<CallSchemas>(schemas).find(([name]) => name === call.name)
  found?.[1].response.parse(payload)
}

export { documentShape } from './drafts/draft.schema.ts'
export { photoNoticeSchema } from './photos/photo.schema.ts'
export { frameConfigurationSchema, idSchema, kindSchema } from './shapes.ts'
