import { wishlistSchema } from './wishlist.schema.ts'

export const getWishlistSchemas = { response: wishlistSchema }
