import { putWishlistItemRoute } from './put-wishlist-item.ts'
import {
  getSharedWishlistRoute,
  getWishlistRoute,
  getWishlistThemesRoute,
  removeWishlistItemRoute,
  shareWishlistRoute,
  unshareWishlistRoute,
} from './wishlist-routes.ts'

export const wishlistRoutes = [
  getWishlistRoute,
  getWishlistThemesRoute,
  putWishlistItemRoute,
  removeWishlistItemRoute,
  shareWishlistRoute,
  unshareWishlistRoute,
  getSharedWishlistRoute,
]
