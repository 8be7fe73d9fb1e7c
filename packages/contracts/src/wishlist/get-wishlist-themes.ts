import { defineCall } from '../call.ts'
import type { getWishlistThemesSchemas } from './get-wishlist-themes.schema.ts'

export const getWishlistThemes = defineCall<typeof getWishlistThemesSchemas>({
  name: 'getWishlistThemes',
  title: 'Which card designs the visitor has kept, for the hearts of a page.',
  method: 'GET',
  path: '/web-api/wishlist/themes',
})
