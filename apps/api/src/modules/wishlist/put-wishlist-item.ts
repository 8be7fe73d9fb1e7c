import { putWishlistItem } from '@passepartout/contracts'
import { MOST_WISHLIST_ITEMS, schemas } from '@passepartout/contracts/schemas'
import { putWishlistItem as putRow } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { themesOf } from '../themes/index.ts'
import { hasWishlist, ownThemes } from './shown-wishlist.ts'

export const putWishlistItemRoute = route(
  putWishlistItem,
  schemas.putWishlistItem,
  async (context, { params: { themeId }, body: { palette, note } }) => {
    const { db, now, translate } = context
    if (!hasWishlist(context)) return refuse('not-found')
    const wrong = (field: string, value: string) =>
      refuse('invalid-input', { errors: { [field]: [translate('problem.other', { value })] } })
    const theme = themesOf(context).find(({ design }) => design.id === themeId)
    if (!theme) return wrong('themeId', themeId)
    if (palette !== undefined && !theme.design.palettes.some(({ id }) => id === palette))
      return wrong('palette', palette)
    const visitorId = await context.needVisitor()
    const kept = await putRow(db, {
      visitorId,
      item: { themeId, palette, note },
      most: MOST_WISHLIST_ITEMS,
      now,
    })
    if (kept === 'full') return refuse('wishlist-full', { params: { most: MOST_WISHLIST_ITEMS } })
    return answer({ count: (await ownThemes({ ...context, visitorId })).length })
  },
)
