import { changeCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { changeCartLine as changeRow, listCartLines } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { linePrice, storedConfiguration } from './line-price.ts'
import { cartOwner, shownCart } from './shown-cart.ts'

export const changeCartLineRoute = route(
  changeCartLine,
  schemas.changeCartLine,
  async (context, { params: { id }, body: { quantity } }) => {
    const { db, visitorId, now } = context
    if (!visitorId) return refuse('not-found')
    const owner = cartOwner(visitorId, context)
    const line = (await listCartLines(db, owner)).find(one => one.id === id)
    if (!line) return refuse('not-found')
    const configuration = storedConfiguration(context, line.configuration)
    const price = configuration && linePrice(context, configuration, quantity)
    if (!price) return refuse('invalid-configuration')
    const { amount: seenPrice, currency } = price.current
    if (!(await changeRow(db, { owner, id, quantity, seenPrice, currency, now }))) return refuse('not-found')
    const cart = await shownCart(context, visitorId)
    context.setCartCount(cart.count)
    return answer({ cart })
  },
)
