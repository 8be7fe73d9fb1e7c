import { putWishlistItem } from '@passepartout/contracts'
import { MAX_WISHLIST_ITEMS, schemas } from '@passepartout/contracts/schemas'
import { putWishlistItem as putRow } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { listThemes } from '../themes/index.ts'
import { hasWishlist, listOwnThemes } from './wishlist-payload.ts'

export const putWishlistItemRoute = route(
  putWishlistItem,
  schemas.putWishlistItem,
  async (context, { params: { themeId }, body: { palette, note } }) => {
    const { db, now, translate } = context
    if (!hasWishlist(context)) return refuse('not-found')
    const wrong = (field: string, value: string) =>
      refuse('invalid-input', { errors: { [field]: [translate('problem.other', { value })] } })
    const theme = listThemes(context).find(({ design }) => design.id === themeId)
    if (!theme) return wrong('themeId', themeId)
    if (palette !== undefined && !theme.design.palettes.some(({ id }) => id === palette))
      return wrong('palette', palette)
    const visitorId = await context.needVisitor()
    const stored = await putRow(db, {
      visitorId,
      item: { themeId, palette, note },
      most: MAX_WISHLIST_ITEMS,
      now,
    })
    if (stored === 'full') return refuse('wishlist-full', { params: { most: MAX_WISHLIST_ITEMS } })
    return success({ count: (await listOwnThemes({ ...context, visitorId })).length })
  },
)
