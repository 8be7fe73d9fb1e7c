import { defineCall } from '../call.ts'
import type { removeWishlistItemSchemas } from './remove-wishlist-item.schema.ts'

export const removeWishlistItem = defineCall<typeof removeWishlistItemSchemas>({
  name: 'removeWishlistItem',
  title: 'Takes a card off the list; one that is not on it is no error.',
  method: 'DELETE',
  path: '/web-api/wishlist/items/:themeId',
})
