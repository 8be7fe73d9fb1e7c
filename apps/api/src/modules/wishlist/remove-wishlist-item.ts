import { removeWishlistItem } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { removeWishlistItem as removeRow } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { hasWishlist, ownThemes } from './shown-wishlist.ts'

export const removeWishlistItemRoute = route(
  removeWishlistItem,
  schemas.removeWishlistItem,
  async (context, { params: { themeId } }) => {
    if (!hasWishlist(context)) return refuse('not-found')
    const { db, visitorId } = context
    const removed = visitorId ? await removeRow(db, { visitorId, themeId }) : undefined
    return answer({
      count: (await ownThemes(context)).length,
      removed: removed ? { palette: removed.palette, note: removed.note } : null,
    })
  },
)
