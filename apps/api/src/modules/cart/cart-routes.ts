import { getCart, getCartCount, removeCartLine, restoreCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  countCartArticles,
  removeCartLine as removeRow,
  restoreCartLine as restoreRow,
} from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { addCartArticleRoute } from './add-cart-article.ts'
import { addCartLineRoute, MOST_LINES } from './add-cart-line.ts'
import {
  cartLineOfferPictureRoute,
  getCartLineOffersRoute,
  getCartLinePhotosRoute,
} from './also-as-routes.ts'
import { changeCartLineRoute } from './change-cart-line.ts'
import { cartLinePreviewRoute } from './draw-cart-line.ts'
import { cartLineEnvelopeRoute } from './draw-envelope.ts'
import { duplicateCartLineRoute } from './duplicate-cart-line.ts'
import { removeLinePicture } from './line-picture.ts'
import { saveCartLineRoute, unsaveCartLineRoute } from './save-cart-line.ts'
import { putCartLineEnvelopeRoute } from './set-envelope.ts'
import { cartOwner, shownCart } from './shown-cart.ts'

const getCartCountRoute = route(getCartCount, schemas.getCartCount, async context => {
  const { db, visitorId } = context
  const count = visitorId ? await countCartArticles(db, cartOwner(visitorId, context)) : 0
  context.setCartCount(count)
  return answer({ count })
})

const getCartRoute = route(getCart, schemas.getCart, async context => {
  const cart = await shownCart(context, context.visitorId)
  context.setCartCount(cart.count)
  return answer(cart)
})

const removeCartLineRoute = route(
  removeCartLine,
  schemas.removeCartLine,
  async (context, { params: { id } }) => {
    const { db, visitorId, now } = context
    const removed = visitorId && (await removeRow(db, { owner: cartOwner(visitorId, context), id, now }))
    if (!removed) return refuse('not-found')
    await removeLinePicture(context, id)
    const cart = await shownCart(context, visitorId)
    context.setCartCount(cart.count)
    return answer({ cart })
  },
)

const restoreCartLineRoute = route(
  restoreCartLine,
  schemas.restoreCartLine,
  async (context, { params: { id } }) => {
    const { db, visitorId, now } = context
    if (!visitorId) return refuse('not-found')
    const restored = await restoreRow(db, { owner: cartOwner(visitorId, context), id, most: MOST_LINES, now })
    if (restored === 'missing') return refuse('not-found')
    if (restored === 'full') return refuse('cart-full', { params: { most: MOST_LINES } })
    const cart = await shownCart(context, visitorId)
    context.setCartCount(cart.count)
    return answer({ cart })
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
  saveCartLineRoute,
  unsaveCartLineRoute,
  duplicateCartLineRoute,
  cartLineEnvelopeRoute,
  cartLineOfferPictureRoute,
  cartLinePreviewRoute,
  putCartLineEnvelopeRoute,
  getCartLineOffersRoute,
  getCartLinePhotosRoute,
]
