import { defineCall, defineFileCall } from '../call.ts'
import type { crossSellPictureSchemas, getCrossSellOffersSchemas } from './cross-sell-schemas.ts'
import type {
  addCartArticleSchemas,
  addCartLineSchemas,
  cartLineEnvelopeSchemas,
  cartLinePreviewSchemas,
  changeCartLineSchemas,
  duplicateCartLineSchemas,
  getCartCountSchemas,
  getCartLinePhotosSchemas,
  getCartSchemas,
  moveCartLineBackSchemas,
  putCartLineEnvelopeSchemas,
  removeCartLineSchemas,
  restoreCartLineSchemas,
  saveCartLineForLaterSchemas,
} from './schemas.ts'

export type { CrossSellOffers } from './cross-sell-schemas.ts'

export type {
  Cart,
  CartArticleInput,
  CartLine,
  DesignedCartLine,
  UndesignedCartLine,
} from './schemas.ts'

export const addCartArticle = defineCall<typeof addCartArticleSchemas>({
  name: 'addCartArticle',
  title: 'Puts an article that needs no design into the cart: an accessory or a gift voucher.',
  method: 'POST',
  path: '/web-api/cart/articles',
})

export const addCartLine = defineCall<typeof addCartLineSchemas>({
  name: 'addCartLine',
  title:
    'Puts a design into the cart as it is now; the line keeps this version whatever happens to the design.',
  method: 'POST',
  path: '/web-api/cart/lines',
})

export const crossSellPicture = defineFileCall<typeof crossSellPictureSchemas>({
  name: 'cartLineOfferPicture',
  title: 'Shows the picture of a cart line as another product, to its owner.',
  fileMethod: 'GET',
  path: '/web-api/cart/lines/:id/offers/:offer/picture',
  produces: ['image/webp'],
  withoutShop: true,
})

export const cartLinePreview = defineFileCall<typeof cartLinePreviewSchemas>({
  name: 'cartLinePreview',
  title: 'Shows the frozen design of a cart line to its owner.',
  fileMethod: 'GET',
  path: '/web-api/cart/lines/:id/preview',
  produces: ['image/webp'],
  withoutShop: true,
})

export const cartLineEnvelope = defineFileCall<typeof cartLineEnvelopeSchemas>({
  name: 'cartLineEnvelope',
  title:
    'Shows a side of the printed envelopes of a cart line to its owner, with the address of one recipient, the first one where none is asked for.',
  fileMethod: 'GET',
  path: '/web-api/cart/lines/:id/envelope/:side',
  produces: ['image/webp'],
  withoutShop: true,
})

export const changeCartLine = defineCall<typeof changeCartLineSchemas>({
  name: 'changeCartLine',
  title: 'Changes the quantity of a line; also confirms its price of today.',
  method: 'PATCH',
  path: '/web-api/cart/lines/:id',
})

export const duplicateCartLine = defineCall<typeof duplicateCartLineSchemas>({
  name: 'duplicateCartLine',
  title: 'Adds a second line with the same frozen design.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/duplicate',
})

export const getCartCount = defineCall<typeof getCartCountSchemas>({
  name: 'getCartCount',
  title: 'How many articles lie in the cart.',
  method: 'GET',
  path: '/web-api/cart/count',
})

export const getCrossSellOffers = defineCall<typeof getCrossSellOffersSchemas>({
  name: 'getCartLineOffers',
  title: 'As what else the picture of a line can be had, and in which sizes, with prices of today.',
  method: 'GET',
  path: '/web-api/cart/lines/:id/offers',
})

export const getCartLinePhotos = defineCall<typeof getCartLinePhotosSchemas>({
  name: 'getCartLinePhotos',
  title: "Photos of a line's design that are still there, each with its crop.",
  method: 'GET',
  path: '/web-api/cart/lines/:id/photos',
})

export const getCart = defineCall<typeof getCartSchemas>({
  name: 'getCart',
  title: "The visitor's cart with today's prices.",
  method: 'GET',
  path: '/web-api/cart',
})

export const putCartLineEnvelope = defineCall<typeof putCartLineEnvelopeSchemas>({
  name: 'putCartLineEnvelope',
  title: "Says what is to stand on a line's printed envelopes as the sender.",
  method: 'PUT',
  path: '/web-api/cart/lines/:id/envelope',
})

export const removeCartLine = defineCall<typeof removeCartLineSchemas>({
  name: 'removeCartLine',
  title: 'Takes a line out of the cart.',
  method: 'DELETE',
  path: '/web-api/cart/lines/:id',
})

export const restoreCartLine = defineCall<typeof restoreCartLineSchemas>({
  name: 'restoreCartLine',
  title: 'Puts an article back that was taken out of the cart within the last hour.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/restore',
})

export const saveCartLineForLater = defineCall<typeof saveCartLineForLaterSchemas>({
  name: 'saveCartLine',
  title: 'Lays a line aside for later: it is not ordered until it is laid back.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/save',
})

export const moveCartLineBack = defineCall<typeof moveCartLineBackSchemas>({
  name: 'unsaveCartLine',
  title: 'Lays a line that was kept for later back into the cart.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/unsave',
})
