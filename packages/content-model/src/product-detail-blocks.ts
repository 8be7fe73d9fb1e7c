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
  /** Article number of any of its colours; without it the one in the address, else the first article. */
  sku: optionalText,
  overview: optionalLink,
  /** Where accessories are chosen, such as the cards they belong to. */
  cta: optionalBlock(callToAction),
})
export type AccessoryDetail = z.infer<typeof accessoryDetailSchema>

export const wallArtFormMaterialSchema = block('calculator-material', {
  materialType,
  title: text,
  link,
  /** Heading of the materials from this one on, where they are grouped. */
  group: optionalText,
})

const shared = {
  headline: text,
  text,
  /** The gallery; for wall art the first is the wall to scale. */
  scenes: z.array(sceneSchema).min(1),
  /** Words at single options, counted from 0, in colours of their own. */
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

/** Wall art of one material, alone or in a frame. */
export const wallArtFormBlockSchema = block('calculator', {
  product: z.enum(WALL_ART_FORMS),
  ...shared,
  materialType,
  initiallySelectedFormat: format.optional(),
  /** Frame that is chosen at first, for pages about framed pictures. */
  frameType: optionalText,
  sku: optionalText,
  /** The other materials, for the picker above the formats. */
  links: z.array(wallArtFormMaterialSchema),
})
export type WallArtFormBlock = z.infer<typeof wallArtFormBlockSchema>

/** Everything else: no wall, but a table. */
export const tableProductFormBlockSchema = block('calculator', {
  product: z.enum(PRODUCT_FORM_KINDS),
  ...shared,
  /** The collage that a calculator for collages is about; without it the one in the address, else the channel's own. */
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
  /** A calendar design; without it the one in the address, else the first. */
  designGroupId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
})
export type CalendarDetail = z.infer<typeof calendarDetailSchema>

export const cardDetailSchema = block('card-detail', {
  /** A theme of the catalogue; without it the one in the address, `/themes/{id}`. */
  themeId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
  /** Page with an `accessory-detail`; without it what goes with the card is not shown below it. */
  accessory: optionalLink,
  /** The way to all accessories. */
  moreAccessories: optionalBlock(callToAction),
})
export type CardDetail = z.infer<typeof cardDetailSchema>

export const collageDetailSchema = block('collage-detail', {
  /** A collage; without it the one in the address, else the channel's own (spec 9). */
  designId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
})
export type CollageDetail = z.infer<typeof collageDetailSchema>

export const photobookDetailSchema = block('photobook-detail', {
  /** A photobook design; without it the one in the address, else the first. */
  designGroupSetId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
})
export type PhotobookDetail = z.infer<typeof photobookDetailSchema>
