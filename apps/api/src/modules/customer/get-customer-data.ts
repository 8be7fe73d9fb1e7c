import { getCustomerData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { countCartArticles } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { cartOwner } from '../cart/index.ts'

/** Everybody is anonymous: the shop has no accounts yet. */
export const getCustomerDataRoute = route(getCustomerData, schemas.getCustomerData, async context => {
  const { db, visitorId } = context
  const cartArticlesAmount = visitorId ? await countCartArticles(db, cartOwner(visitorId, context)) : 0
  return answer({
    emailHash: null,
    firstName: null,
    lastName: null,
    fullName: null,
    isLoggedIn: false,
    isWhitelabelCustomer: false,
    number: null,
    order: { isWhitelabelOrder: false, cartArticlesAmount },
    type: 0,
  })
})
