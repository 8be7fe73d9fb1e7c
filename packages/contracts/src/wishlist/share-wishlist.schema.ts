import * as z from 'zod'
import { shareTokenSchema } from './wishlist.schema.ts'

export const shareWishlistSchemas = { response: z.object({ shareToken: shareTokenSchema }) }
