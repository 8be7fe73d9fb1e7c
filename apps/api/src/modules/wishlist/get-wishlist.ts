import { getWishlist } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findShareToken } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { hasWishlist, ownThemes, shownItem } from './shown-wishlist.ts'

export const getWishlistRoute = route(getWishlist, schemas.getWishlist, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  const { db, visitorId } = context
  const items = (await ownThemes(context)).flatMap(kept => shownItem(context, kept))
  const shareToken = visitorId ? await findShareToken(db, { visitorId }) : undefined
  return answer({ items, shareToken: shareToken ?? null })
})
