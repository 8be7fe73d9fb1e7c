import * as z from 'zod'
import { wordSchema } from '../shapes.ts'
import { themeSchema } from '../themes/schemas.ts'

/** Cards on one list. */
export const MAX_WISHLIST_ITEMS = 200
export const MAX_NOTE_LENGTH = 200

export const wishlistItemSchema = z.object({
  theme: themeSchema,
  /** The theme's palette that was saved, and its image. */
  palette: z.object({ id: z.string(), name: z.string(), preview: z.string() }),
  note: z.string(),
  /** Inner path with query of its page, in the palette. */
  detailPath: z.string(),
  /** Opens the designer in the palette. */
  designerUrl: z.string(),
  /** Opens the designer for a single sample. */
  sampleUrl: z.string(),
})
export type WishlistItem = z.infer<typeof wishlistItemSchema>

export const wishlistSchema = z.object({
  /** Newest first. Designs no longer on sale are omitted. */
  items: z.array(wishlistItemSchema),
  /** Opens the list to others; null while it is not shared. */
  shareToken: z.string().nullable(),
})
export type Wishlist = z.infer<typeof wishlistSchema>

export const themeParamsSchema = z.object({ themeId: wordSchema })
export const wishlistCountSchema = z.object({ count: z.int().min(0) })
/** 24 characters from a cryptographic generator. */
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
    /** Omitted fields stay unchanged. */
    palette: wordSchema.optional(),
    note: z.string().trim().max(MAX_NOTE_LENGTH).optional(),
  }),
  response: wishlistCountSchema,
}

export const removeWishlistItemSchemas = {
  params: themeParamsSchema,
  response: z.object({
    ...wishlistCountSchema.shape,
    /** The removed item, so that it can be restored. */
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
