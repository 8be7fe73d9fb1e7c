import { getCart, getCartCount, removeCartLine, restoreCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { countCartLines, removeCartLine as removeRow, restoreCartLine as restoreRow } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { addCartArticleRoute } from './add-cart-article.ts'
import { addCartLineRoute, MAX_CART_LINES } from './add-cart-line.ts'
import { cartLineEnvelopeRoute } from './cart-line-envelope.ts'
import { cartLinePreviewRoute } from './cart-line-preview.ts'
import { changeCartLineRoute } from './change-cart-line.ts'
import {
  crossSellPictureRoute,
  getCartLinePhotosRoute,
  getCrossSellOffersRoute,
} from './cross-sell-routes.ts'
import { duplicateCartLineRoute } from './duplicate-cart-line.ts'
import { deleteLineImages } from './line-image.ts'
import { moveCartLineBackRoute, saveCartLineForLaterRoute } from './save-for-later.ts'
import { putCartLineEnvelopeRoute } from './set-envelope.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

const getCartCountRoute = route(getCartCount, schemas.getCartCount, async context => {
  const { db, visitorId } = context
  const count = visitorId ? await countCartLines(db, cartOwner(visitorId, context)) : 0
  context.setCartCount(count)
  return success({ count })
})

const getCartRoute = route(getCart, schemas.getCart, async context => {
  const cart = await toCartPayload(context, context.visitorId)
  context.setCartCount(cart.count)
  return success(cart)
})

const removeCartLineRoute = route(
  removeCartLine,
  schemas.removeCartLine,
  async (context, { params: { id } }) => {
    const { db, visitorId, now } = context
    const removed = visitorId && (await removeRow(db, { owner: cartOwner(visitorId, context), id, now }))
    if (!removed) return refuse('not-found')
    await deleteLineImages(context, id)
    const cart = await toCartPayload(context, visitorId)
    context.setCartCount(cart.count)
    return success({ cart })
  },
)

const restoreCartLineRoute = route(
  restoreCartLine,
  schemas.restoreCartLine,
  async (context, { params: { id } }) => {
    const { db, visitorId, now } = context
    if (!visitorId) return refuse('not-found')
    const restored = await restoreRow(db, {
      owner: cartOwner(visitorId, context),
      id,
      most: MAX_CART_LINES,
      now,
    })
    if (restored === 'missing') return refuse('not-found')
    if (restored === 'full') return refuse('cart-full', { params: { most: MAX_CART_LINES } })
    const cart = await toCartPayload(context, visitorId)
    context.setCartCount(cart.count)
    return success({ cart })
  },
)

export const cartRoutes = [
  getCartRoute,
  getCartCountRoute,
  addCartLineRoute,
  addCartArticleRoute,
  changeCartLineRoute,
  removeCartLineRoute,
  restoreCartLineRoute,
  saveCartLineForLaterRoute,
  moveCartLineBackRoute,
  duplicateCartLineRoute,
  cartLineEnvelopeRoute,
  crossSellPictureRoute,
  cartLinePreviewRoute,
  putCartLineEnvelopeRoute,
  getCrossSellOffersRoute,
  getCartLinePhotosRoute,
]
