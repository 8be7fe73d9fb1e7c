import { PRODUCT_FORM_KINDS, WALL_ART_FORMS } from '@passepartout/domain'
import { z } from 'zod'
import {
  block,
  callToAction,
  format,
  link,
  materialType,
  optionalBlock,
  optionalLink,
  optionalText,
  text,
} from './fields.ts'
import { sceneSchema } from './visual-fields.ts'

export const accessoryDetailSchema = block('accessory-detail', {
  /** Article number of any of its colours; by default the one in the URL, else the first article. */
  sku: optionalText,
  overview: optionalLink,
  /** Leads to the page where accessories are chosen, such as that of their cards. */
  cta: optionalBlock(callToAction),
})
export type AccessoryDetail = z.infer<typeof accessoryDetailSchema>

export const wallArtFormMaterialSchema = block('calculator-material', {
  materialType,
  title: text,
  link,
  /** Heading of this and the following materials, where they are grouped. */
  group: optionalText,
})

const shared = {
  headline: text,
  text,
  /** The gallery; for wall art the first scene is the wall to scale. */
  scenes: z.array(sceneSchema).min(1),
  /** Coloured labels on single options, counted from 0. */
  labels: z
    .array(
      z.object({
        index: z.int().min(0),
        text,
        backgroundColor: optionalText,
        textColor: optionalText,
      }),
    )
    .optional(),
  ctaColors: z.object({ ctaBackgroundColor: text, ctaTextColor: text }).optional(),
}

/** Wall art of one material, framed or not. */
export const wallArtFormBlockSchema = block('calculator', {
  product: z.enum(WALL_ART_FORMS),
  ...shared,
  materialType,
  initiallySelectedFormat: format.optional(),
  /** Initially selected frame, for pages about framed pictures. */
  frameType: optionalText,
  sku: optionalText,
  /** The other materials, for the picker above the formats. */
  links: z.array(wallArtFormMaterialSchema),
})
export type WallArtFormBlock = z.infer<typeof wallArtFormBlockSchema>

/** All other kinds: a table instead of a wall. */
export const tableProductFormBlockSchema = block('calculator', {
  product: z.enum(PRODUCT_FORM_KINDS),
  ...shared,
  /** The collage of a product form for collages; by default the one in the URL, else the channel's default. */
  designId: optionalText,
})
export type TableProductFormBlock = z.infer<typeof tableProductFormBlockSchema>

export const productFormBlockSchema = z.discriminatedUnion('product', [
  wallArtFormBlockSchema,
  tableProductFormBlockSchema,
])
export type ProductFormBlock = z.infer<typeof productFormBlockSchema>

export const isWallArtForm = (block: ProductFormBlock): block is WallArtFormBlock =>
  WALL_ART_FORMS.some(product => product === block.product)

export const calendarDetailSchema = block('calendar-detail', {
  /** A calendar design; by default the one in the URL, else the first. */
  designGroupId: optionalText,
  /** The overview of all designs. */
  overview: optionalLink,
})
export type CalendarDetail = z.infer<typeof calendarDetailSchema>

export const cardDetailSchema = block('card-detail', {
  /** A theme of the catalogue; by default the one in the URL, `/themes/{id}`. */
  themeId: optionalText,
  /** The overview of all designs. */
  overview: optionalLink,
  /** Page with an `accessory-detail`; without it no matching accessories are listed below the card. */
  accessory: optionalLink,
  /** Leads to all accessories. */
  moreAccessories: optionalBlock(callToAction),
})
export type CardDetail = z.infer<typeof cardDetailSchema>

export const collageDetailSchema = block('collage-detail', {
  /** A collage; by default the one in the URL, else the channel's default (spec 9). */
  designId: optionalText,
  /** The overview of all designs. */
  overview: optionalLink,
})
export type CollageDetail = z.infer<typeof collageDetailSchema>

export const photobookDetailSchema = block('photobook-detail', {
  /** A photobook design; by default the one in the URL, else the first. */
  designGroupSetId: optionalText,
  /** The overview of all designs. */
  overview: optionalLink,
})
export type PhotobookDetail = z.infer<typeof photobookDetailSchema>
