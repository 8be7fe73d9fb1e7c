import { DESIGN_KINDS, PRINT_FINISHES } from '@passepartout/domain'
import * as z from 'zod'
import { localeSchema } from '../shapes.ts'

export const DESIGN_IMAGE_WIDTHS = ['160', '240', '320', '480', '720', '1080'] as const

/** Layers of a page that stay unchanged while names, or names and a photo, are rendered on it. */
export const DESIGN_IMAGE_LAYERS = ['ground', 'cover', 'bare-ground', 'bare-cover'] as const

const word = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const designImageSchemas = {
  params: z.object({ kind: z.enum(DESIGN_KINDS), id: word }),
  query: z.object({
    width: z.enum(DESIGN_IMAGE_WIDTHS).optional(),
    page: word.optional(),
    palette: word.optional(),
    locale: localeSchema.optional(),
    refinement: z.enum(PRINT_FINISHES).optional(),
    part: z.enum(DESIGN_IMAGE_LAYERS).optional(),
    /** Of cards: another format that the design has a layout for. */
    format: z
      .string()
      .max(16)
      .regex(/^[A-Za-z0-9]+$/)
      .optional(),
    /** Changes with the designs: a URL with it may be cached for ever. */
    v: z.string().max(64).optional(),
  }),
}

export const cardSideSchemas = {
  params: z.object({ id: word }),
  query: designImageSchemas.query.pick({
    page: true,
    palette: true,
    locale: true,
    refinement: true,
    format: true,
    v: true,
  }),
}

export const cardLayoutsSchemas = {
  params: z.object({ themeId: word }),
  query: designImageSchemas.query.pick({ locale: true, v: true }),
}

export const designSchemas = {
  designPicture: designImageSchemas,
  cardFace: cardSideSchemas,
  cardLayouts: cardLayoutsSchemas,
}
