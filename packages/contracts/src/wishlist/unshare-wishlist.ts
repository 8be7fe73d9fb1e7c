import { defineCall } from '../call.ts'
import type { unshareWishlistSchemas } from './unshare-wishlist.schema.ts'

export const unshareWishlist = defineCall<typeof unshareWishlistSchemas>({
  name: 'unshareWishlist',
  title: 'Takes the link to the list back.',
  method: 'DELETE',
  path: '/web-api/wishlist/share',
})
