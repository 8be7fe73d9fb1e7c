import { saveCartLine, unsaveCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { setLineAside } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { cartOwner, shownCart } from './shown-cart.ts'

export const saveCartLineRoute = route(saveCartLine, schemas.saveCartLine, (context, { params }) =>
  lay(context, params.id, true),
)

export const unsaveCartLineRoute = route(unsaveCartLine, schemas.unsaveCartLine, (context, { params }) =>
  lay(context, params.id, false),
)

async function lay(context: CallContext, id: string, aside: boolean) {
  const { db, visitorId, now } = context
  if (!visitorId) return refuse('not-found')
  if (!(await setLineAside(db, { owner: cartOwner(visitorId, context), id, aside, now })))
    return refuse('not-found')
  const cart = await shownCart(context, visitorId)
  context.setCartCount(cart.count)
  return answer({ cart })
}
