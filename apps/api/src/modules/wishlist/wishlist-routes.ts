import { randomBytes } from 'node:crypto'
import {
  getSharedWishlist,
  getWishlist,
  getWishlistThemes,
  removeWishlistItem,
  shareWishlist,
  unshareWishlist,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  findSharedWishlist,
  findShareToken,
  removeWishlistItem as removeRow,
  shareWishlist as shareRow,
  unshareWishlist as unshareRow,
} from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { hasWishlist, listOwnThemes, listSavedThemes, toWishlistItemPayload } from './wishlist-payload.ts'

export const getSharedWishlistRoute = route(
  getSharedWishlist,
  schemas.getSharedWishlist,
  async (context, { params: { token } }) => {
    const rows = hasWishlist(context) ? await findSharedWishlist(context.db, { token }) : undefined
    if (!rows) return refuse('not-found')
    return success({
      items: listSavedThemes(context, rows).flatMap(saved => toWishlistItemPayload(context, saved)),
    })
  },
)

export const getWishlistThemesRoute = route(getWishlistThemes, schemas.getWishlistThemes, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  return success({ themeIds: (await listOwnThemes(context)).map(({ theme }) => theme.design.id) })
})

export const getWishlistRoute = route(getWishlist, schemas.getWishlist, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  const { db, visitorId } = context
  const items = (await listOwnThemes(context)).flatMap(saved => toWishlistItemPayload(context, saved))
  const shareToken = visitorId ? await findShareToken(db, { visitorId }) : undefined
  return success({ items, shareToken: shareToken ?? null })
})

export const removeWishlistItemRoute = route(
  removeWishlistItem,
  schemas.removeWishlistItem,
  async (context, { params: { themeId } }) => {
    if (!hasWishlist(context)) return refuse('not-found')
    const { db, visitorId } = context
    const removed = visitorId ? await removeRow(db, { visitorId, themeId }) : undefined
    return success({
      count: (await listOwnThemes(context)).length,
      removed: removed ? { palette: removed.palette, note: removed.note } : null,
    })
  },
)

/** 144 bits, 24 characters in base64url. */
const TOKEN_BYTES = 18

export const shareWishlistRoute = route(shareWishlist, schemas.shareWishlist, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  const { db, now } = context
  const visitorId = await context.needVisitor()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return success({ shareToken: await shareRow(db, { visitorId, token, now }) })
})

export const unshareWishlistRoute = route(unshareWishlist, schemas.unshareWishlist, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  const { db, visitorId } = context
  if (visitorId) await unshareRow(db, { visitorId })
  return success({ shareToken: null })
})
