import * as z from 'zod'
import { designItemShape, namedSchema } from '../list-shapes.ts'
import { priceFromSchema } from '../prices/product-price.schema.ts'

export const collageItemShape = {
  designId: z.string(),
  ...designItemShape,
  /** Places for photos. */
  slots: z.int(),
  /** Width to height, such as `3:2`. */
  ratio: z.string(),
  /** Sizes in mm with the text of the locale. */
  formats: z.array(namedSchema),
  priceFrom: priceFromSchema,
  designerUrl: z.string(),
}
