import { defineCall } from '../call.ts'
import type { getWishlistSchemas } from './get-wishlist.schema.ts'

export const getWishlist = defineCall<typeof getWishlistSchemas>({
  name: 'getWishlist',
  title: 'The cards that the visitor has kept.',
  method: 'GET',
  path: '/web-api/wishlist',
})
