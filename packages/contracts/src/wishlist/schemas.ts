import { getSharedWishlistSchemas } from './get-shared-wishlist.schema.ts'
import { getWishlistSchemas } from './get-wishlist.schema.ts'
import { getWishlistThemesSchemas } from './get-wishlist-themes.schema.ts'
import { putWishlistItemSchemas } from './put-wishlist-item.schema.ts'
import { removeWishlistItemSchemas } from './remove-wishlist-item.schema.ts'
import { shareWishlistSchemas } from './share-wishlist.schema.ts'
import { unshareWishlistSchemas } from './unshare-wishlist.schema.ts'

export const wishlistSchemas = {
  getSharedWishlist: getSharedWishlistSchemas,
  getWishlist: getWishlistSchemas,
  getWishlistThemes: getWishlistThemesSchemas,
  putWishlistItem: putWishlistItemSchemas,
  removeWishlistItem: removeWishlistItemSchemas,
  shareWishlist: shareWishlistSchemas,
  unshareWishlist: unshareWishlistSchemas,
}
