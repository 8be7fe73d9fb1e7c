import { defineCall } from '../call.ts'
import type {
  getSharedWishlistSchemas,
  getWishlistSchemas,
  getWishlistThemesSchemas,
  putWishlistItemSchemas,
  removeWishlistItemSchemas,
  shareWishlistSchemas,
  unshareWishlistSchemas,
} from './schemas.ts'

export type { Wishlist, WishlistItem } from './schemas.ts'

export const getSharedWishlist = defineCall<typeof getSharedWishlistSchemas>({
  name: 'getSharedWishlist',
  title: 'The cards of a list that was shared, for whoever has its link.',
  method: 'GET',
  path: '/web-api/wishlists/:token',
})

export const getWishlistThemes = defineCall<typeof getWishlistThemesSchemas>({
  name: 'getWishlistThemes',
  title: 'Which card designs the visitor has kept, for the hearts of a page.',
  method: 'GET',
  path: '/web-api/wishlist/themes',
})

export const getWishlist = defineCall<typeof getWishlistSchemas>({
  name: 'getWishlist',
  title: 'The cards that the visitor has kept.',
  method: 'GET',
  path: '/web-api/wishlist',
})

export const putWishlistItem = defineCall<typeof putWishlistItemSchemas>({
  name: 'putWishlistItem',
  title: 'Keeps a card, or changes its palette or note; the same again changes nothing.',
  method: 'PUT',
  path: '/web-api/wishlist/items/:themeId',
})

export const removeWishlistItem = defineCall<typeof removeWishlistItemSchemas>({
  name: 'removeWishlistItem',
  title: 'Takes a card off the list; one that is not on it is no error.',
  method: 'DELETE',
  path: '/web-api/wishlist/items/:themeId',
})

export const shareWishlist = defineCall<typeof shareWishlistSchemas>({
  name: 'shareWishlist',
  title: 'Opens the list to whoever has its link; the link stays the same until it is taken back.',
  method: 'PUT',
  path: '/web-api/wishlist/share',
})

export const unshareWishlist = defineCall<typeof unshareWishlistSchemas>({
  name: 'unshareWishlist',
  title: 'Takes the link to the list back.',
  method: 'DELETE',
  path: '/web-api/wishlist/share',
})
