import { randomUUID } from 'node:crypto'
import { duplicateCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { cartLineBytes, duplicateCartLine as duplicateRow } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { MAX_CART_LINES } from './add-cart-line.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

export const duplicateCartLineRoute = route(
  duplicateCartLine,
  schemas.duplicateCartLine,
  async (context, { params: { id } }) => {
    const { db, visitorId, now } = context
    if (!visitorId) return refuse('not-found')
    const lineId = randomUUID()
    const owner = cartOwner(visitorId, context)
    const bytes = await cartLineBytes(db, { owner, id })
    if (bytes === undefined) return refuse('not-found')
    const spent = await context.spend('line-bytes', bytes)
    if (spent) return spent
    const added = await duplicateRow(db, { owner, id, newId: lineId, most: MAX_CART_LINES, now })
    if (!added) return refuse('not-found')
    if (added === 'full') return refuse('cart-full', { params: { most: MAX_CART_LINES } })
    const cart = await toCartPayload(context, visitorId)
    context.setCartCount(cart.count)
    return success({ lineId, cart }, 201)
  },
)
