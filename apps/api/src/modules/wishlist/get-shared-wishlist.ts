import { getSharedWishlist } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findSharedWishlist } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { hasWishlist, keptThemes, shownItem } from './shown-wishlist.ts'

export const getSharedWishlistRoute = route(
  getSharedWishlist,
  schemas.getSharedWishlist,
  async (context, { params: { token } }) => {
    const rows = hasWishlist(context) ? await findSharedWishlist(context.db, { token }) : undefined
    if (!rows) return refuse('not-found')
    return answer({ items: keptThemes(context, rows).flatMap(kept => shownItem(context, kept)) })
  },
)
