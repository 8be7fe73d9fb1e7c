import { defineCall } from '../call.ts'
import type { getSharedWishlistSchemas } from './get-shared-wishlist.schema.ts'

export const getSharedWishlist = defineCall<typeof getSharedWishlistSchemas>({
  name: 'getSharedWishlist',
  title: 'The cards of a list that was shared, for whoever has its link.',
  method: 'GET',
  path: '/web-api/wishlists/:token',
})
