import { defineCall } from '../call.ts'
import type { putWishlistItemSchemas } from './put-wishlist-item.schema.ts'

export const putWishlistItem = defineCall<typeof putWishlistItemSchemas>({
  name: 'putWishlistItem',
  title: 'Keeps a card, or changes its palette or note; the same again changes nothing.',
  method: 'PUT',
  path: '/web-api/wishlist/items/:themeId',
})
