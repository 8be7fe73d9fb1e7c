import { restoreCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { restoreCartLine as restoreRow } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { MOST_LINES } from './add-cart-line.ts'
import { cartOwner, shownCart } from './shown-cart.ts'

export const restoreCartLineRoute = route(
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
