import * as z from 'zod'
import { frameQuerySchema, shownMoneySchema } from '../shapes.ts'

export const getFramePricesSchemas = {
  query: frameQuerySchema
    .pick({ materialType: true, formatType: true, optionTypes: true })
    .extend({ formatType: frameQuerySchema.shape.formatType.optional() }),
  response: z.object({
    materialType: z.string(),
    formatType: z.string(),
    /** Every frame that the picture can have, with the price of picture and frame. */
    frames: z.array(
      z.object({
        frameType: z.string(),
        name: z.string(),
        finish: z.string(),
        priceCurrent: shownMoneySchema,
        priceOriginal: shownMoneySchema,
        discountPercent: z.int().min(0).max(100),
        /** What frame, glass and mat add. */
        surcharge: shownMoneySchema,
      }),
    ),
  }),
}
