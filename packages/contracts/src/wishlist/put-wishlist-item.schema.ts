import * as z from 'zod'
import { wordSchema } from '../shapes.ts'
import { LONGEST_NOTE, themeParamsSchema, wishlistCountSchema } from './wishlist.schema.ts'

export const putWishlistItemSchemas = {
  params: themeParamsSchema,
  body: z.object({
    /** What is left out stays as it is. */
    palette: wordSchema.optional(),
    note: z.string().trim().max(LONGEST_NOTE).optional(),
  }),
  response: wishlistCountSchema,
}
