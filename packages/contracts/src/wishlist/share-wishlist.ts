import { defineCall } from '../call.ts'
import type { shareWishlistSchemas } from './share-wishlist.schema.ts'

export const shareWishlist = defineCall<typeof shareWishlistSchemas>({
  name: 'shareWishlist',
  title: 'Opens the list to whoever has its link; the link stays the same until it is taken back.',
  method: 'PUT',
  path: '/web-api/wishlist/share',
})
