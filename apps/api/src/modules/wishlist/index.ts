import { getSharedWishlistRoute } from './get-shared-wishlist.ts'
import { getWishlistRoute } from './get-wishlist.ts'
import { getWishlistThemesRoute } from './get-wishlist-themes.ts'
import { putWishlistItemRoute } from './put-wishlist-item.ts'
import { removeWishlistItemRoute } from './remove-wishlist-item.ts'
import { shareWishlistRoute } from './share-wishlist.ts'
import { unshareWishlistRoute } from './unshare-wishlist.ts'

export const wishlistRoutes = [
  getWishlistRoute,
  getWishlistThemesRoute,
  putWishlistItemRoute,
  removeWishlistItemRoute,
  shareWishlistRoute,
  unshareWishlistRoute,
  getSharedWishlistRoute,
]
