import * as z from 'zod'
import { wordSchema } from '../shapes.ts'
import { themeSchema } from '../themes/get-themes.schema.ts'

/** Cards on one list. */
export const MOST_WISHLIST_ITEMS = 200
export const LONGEST_NOTE = 200

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
