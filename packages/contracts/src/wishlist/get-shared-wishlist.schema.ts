import * as z from 'zod'
import { shareTokenSchema, wishlistItemSchema } from './wishlist.schema.ts'

export const getSharedWishlistSchemas = {
  params: z.object({ token: shareTokenSchema }),
  response: z.object({ items: z.array(wishlistItemSchema) }),
}
