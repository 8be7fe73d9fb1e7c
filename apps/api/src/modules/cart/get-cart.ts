import { getCart } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownCart } from './shown-cart.ts'

export const getCartRoute = route(getCart, schemas.getCart, async context => {
  const cart = await shownCart(context, context.visitorId)
  context.setCartCount(cart.count)
  return answer(cart)
})
