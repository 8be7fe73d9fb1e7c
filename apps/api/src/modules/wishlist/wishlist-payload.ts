import type { WishlistItem } from '@passepartout/contracts'
import { designImageUrl } from '@passepartout/contracts'
import { listWishlistItems, type WishlistItemRow } from '@passepartout/db'
import { localised, shopSettings, themePath } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { cardLink } from '../cards/index.ts'
import { listThemes, type Theme, toThemePayload } from '../themes/index.ts'

/** Whether the shop has wishlists (spec 9, "Channel defaults"); otherwise their calls answer `not-found`. */
export const hasWishlist = ({ shop }: Pick<CallContext, 'shop'>): boolean => shopSettings(shop).wishlist

/** Saved themes whose design still exists; the others stay stored in case it returns. */
export function listSavedThemes(context: CallContext, rows: readonly WishlistItemRow[]) {
  const themes = new Map(listThemes(context).map(theme => [theme.design.id, theme]))
  return rows.flatMap(row => {
    const theme = themes.get(row.themeId)
    return theme ? [{ row, theme }] : []
  })
}

/** The visitor's saved themes; also updates the header's count. */
export async function listOwnThemes(context: CallContext) {
  const { db, visitorId } = context
  const saved = listSavedThemes(context, visitorId ? await listWishlistItems(db, { visitorId }) : [])
  context.setWishlistCount(saved.length)
  return saved
}

/** A saved theme in its saved palette. */
export function toWishlistItemPayload(
  context: CallContext,
  { row, theme }: { row: WishlistItemRow; theme: Theme },
): WishlistItem | [] {
  const { designs, shop } = context
  const { design, card } = theme
  const palette = design.palettes.find(({ id }) => id === row.palette) ?? design.palettes[0]
  if (!palette) return []
  const link = { card, design, palette: palette.id }
  return {
    theme: toThemePayload(context, theme, false),
    palette: {
      id: palette.id,
      name: localised(palette.name, shop.locale),
      preview: designImageUrl({
        kind: 'card',
        id: design.id,
        version: designs.version,
        locale: shop.locale,
        palette: palette.id,
      }),
    },
    note: row.note,
    detailPath: `${themePath(design.id)}?designId=${encodeURIComponent(palette.id)}`,
    designerUrl: cardLink(context, link),
    sampleUrl: cardLink(context, { ...link, card: { ...card, isSample: true } }),
  }
}
