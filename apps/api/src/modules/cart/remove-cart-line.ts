import { removeCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { removeCartLine as removeRow } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { removeLinePicture } from './line-picture.ts'
import { cartOwner, shownCart } from './shown-cart.ts'

export const removeCartLineRoute = route(
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
