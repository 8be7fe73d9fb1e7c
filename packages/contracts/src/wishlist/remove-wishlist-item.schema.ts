import { themeParamsSchema, wishlistCountSchema } from './wishlist.schema.ts'

export const removeWishlistItemSchemas = { params: themeParamsSchema, response: wishlistCountSchema }
