import { unshareWishlist } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { unshareWishlist as unshareRow } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { hasWishlist } from './shown-wishlist.ts'

export const unshareWishlistRoute = route(unshareWishlist, schemas.unshareWishlist, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  const { db, visitorId } = context
  if (visitorId) await unshareRow(db, { visitorId })
  return answer({ shareToken: null })
})
