import * as z from 'zod'
import { formatPriceSchema } from '../prices/format-price.schema.ts'
import { wordSchema } from '../shapes.ts'
import { collageItemShape } from './collage-item.schema.ts'

export const getCollageDesignGroupSchemas = {
  query: z.object({ designId: wordSchema.optional(), materialType: wordSchema.optional() }),
  response: z.object({
    ...collageItemShape,
    /** Whether it is the one that the channel shows where none is named. */
    isDefault: z.boolean(),
    /** What it can be printed on, each with the prices of its formats. */
    materials: z.array(
      z.object({ materialType: z.string(), name: z.string(), formats: z.array(formatPriceSchema) }),
    ),
  }),
}
