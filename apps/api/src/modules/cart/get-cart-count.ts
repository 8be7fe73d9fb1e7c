import { getCartCount } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { countCartArticles } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { cartOwner } from './shown-cart.ts'

export const getCartCountRoute = route(getCartCount, schemas.getCartCount, async context => {
  const { db, visitorId } = context
  const count = visitorId ? await countCartArticles(db, cartOwner(visitorId, context)) : 0
  context.setCartCount(count)
  return answer({ count })
})
