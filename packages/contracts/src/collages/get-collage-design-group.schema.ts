import * as z from 'zod'
import { formatPriceSchema } from '../prices/format-price.schema.ts'
import { productChoiceSchema, productPriceShape } from '../prices/product-price.schema.ts'
import {
  frameConfigurationSchema,
  frameQuerySchema,
  quantitySchema,
  queryNumber,
  wordSchema,
} from '../shapes.ts'
import { collageItemShape } from './collage-item.schema.ts'

export const getCollageDesignGroupSchemas = {
  query: frameQuerySchema.partial().extend({
    designId: wordSchema.optional(),
    quantity: queryNumber.pipe(quantitySchema).optional(),
  }),
  response: z.object({
    ...collageItemShape,
    /** Whether it is the one that the channel shows where none is named. */
    isDefault: z.boolean(),
    /** What it can be printed on, each with the prices of its formats. */
    materials: z.array(
      z.object({ materialType: z.string(), name: z.string(), formats: z.array(formatPriceSchema) }),
    ),
    /** The collage that was asked for, missing choices filled in. */
    chosen: z.object({
      configuration: frameConfigurationSchema.extend({ designId: z.string() }),
      ...productPriceShape,
      choices: z.object({
        materialType: z.array(productChoiceSchema),
        /** The design's own. */
        formatType: z.array(productChoiceSchema),
        options: z.array(
          z.object({ group: z.string(), name: z.string(), choices: z.array(productChoiceSchema) }),
        ),
        /** An empty value stands for none; an empty list where the material has no frames. */
        frameType: z.array(productChoiceSchema),
      }),
      designerUrl: z.string(),
    }),
  }),
}
