import * as z from 'zod'
import { wordSchema } from '../shapes.ts'
import { themeSchema } from '../themes/schemas.ts'

/** Cards on one list. */
export const MAX_WISHLIST_ITEMS = 200
export const MAX_NOTE_LENGTH = 200

export const wishlistItemSchema = z.object({
  theme: themeSchema,
  /** In which of the theme's palettes it was kept, and its picture. */
  palette: z.object({ id: z.string(), name: z.string(), preview: z.string() }),
  note: z.string(),
  /** Inner path with query of its page, in the palette. */
  detailPath: z.string(),
  /** Opens the designer in the palette. */
  designerUrl: z.string(),
  /** The same for a single sample. */
  sampleUrl: z.string(),
})
export type WishlistItem = z.infer<typeof wishlistItemSchema>

export const wishlistSchema = z.object({
  /** The newest first. Designs that are no longer sold are left out. */
  items: z.array(wishlistItemSchema),
  /** Opens the list to others; null while it is not shared. */
  shareToken: z.string().nullable(),
})
export type Wishlist = z.infer<typeof wishlistSchema>

export const themeParamsSchema = z.object({ themeId: wordSchema })
export const wishlistCountSchema = z.object({ count: z.int().min(0) })
/** 24 letters from a generator that nobody can foresee. */
export const shareTokenSchema = z.string().regex(/^[\w-]{24}$/)

export const getSharedWishlistSchemas = {
  params: z.object({ token: shareTokenSchema }),
  response: z.object({ items: z.array(wishlistItemSchema) }),
}

export const getWishlistThemesSchemas = { response: z.object({ themeIds: z.array(z.string()) }) }

export const getWishlistSchemas = { response: wishlistSchema }

export const putWishlistItemSchemas = {
  params: themeParamsSchema,
  body: z.object({
    /** What is left out stays as it is. */
    palette: wordSchema.optional(),
    note: z.string().trim().max(MAX_NOTE_LENGTH).optional(),
  }),
  response: wishlistCountSchema,
}

export const removeWishlistItemSchemas = {
  params: themeParamsSchema,
  response: z.object({
    ...wishlistCountSchema.shape,
    /** What was taken off, so that it can be put back. */
    removed: z.object({ palette: z.string().nullable(), note: z.string() }).nullable(),
  }),
}

export const shareWishlistSchemas = { response: z.object({ shareToken: shareTokenSchema }) }

export const unshareWishlistSchemas = { response: z.object({ shareToken: z.null() }) }

export const wishlistSchemas = {
  getSharedWishlist: getSharedWishlistSchemas,
  getWishlist: getWishlistSchemas,
  getWishlistThemes: getWishlistThemesSchemas,
  putWishlistItem: putWishlistItemSchemas,
  removeWishlistItem: removeWishlistItemSchemas,
  shareWishlist: shareWishlistSchemas,
  unshareWishlist: unshareWishlistSchemas,
}
