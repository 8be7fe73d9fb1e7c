import { moveCartLineBack, saveCartLineForLater } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { setLineSavedForLater } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

export const saveCartLineForLaterRoute = route(
  saveCartLineForLater,
  schemas.saveCartLine,
  (context, { params }) => setSavedForLater(context, params.id, true),
)

export const moveCartLineBackRoute = route(moveCartLineBack, schemas.unsaveCartLine, (context, { params }) =>
  setSavedForLater(context, params.id, false),
)

async function setSavedForLater(context: CallContext, id: string, aside: boolean) {
  const { db, visitorId, now } = context
  if (!visitorId) return refuse('not-found')
  if (!(await setLineSavedForLater(db, { owner: cartOwner(visitorId, context), id, aside, now })))
    return refuse('not-found')
  const cart = await toCartPayload(context, visitorId)
  context.setCartCount(cart.count)
  return success({ cart })
}
