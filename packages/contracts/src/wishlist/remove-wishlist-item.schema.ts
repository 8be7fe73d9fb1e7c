import * as z from 'zod'
import { themeParamsSchema, wishlistCountSchema } from './wishlist.schema.ts'

export const removeWishlistItemSchemas = {
  params: themeParamsSchema,
  response: z.object({
    ...wishlistCountSchema.shape,
    /** What was taken off, so that it can be put back. */
    removed: z.object({ palette: z.string().nullable(), note: z.string() }).nullable(),
  }),
}
