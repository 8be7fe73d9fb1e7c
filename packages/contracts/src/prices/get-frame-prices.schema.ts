import * as z from 'zod'
import { frameQuerySchema, shownMoneySchema } from '../shapes.ts'

export const getFramePricesSchemas = {
  query: frameQuerySchema.pick({ materialType: true, formatType: true, optionTypes: true }).extend({
    /** Without it, of frames alone. */
    materialType: frameQuerySchema.shape.materialType.optional(),
    formatType: frameQuerySchema.shape.formatType.optional(),
    frameType: frameQuerySchema.shape.frameType,
    matType: frameQuerySchema.shape.matType,
    matSize: frameQuerySchema.shape.matSize,
  }),
  response: z.object({
    /** Null where frames alone were asked for. */
    materialType: z.string().nullable(),
    formatType: z.string(),
    /** Every frame that the picture can have, with the price of picture and frame, or of the frame alone. */
    frames: z.array(
      z.object({
        frameType: z.string(),
        name: z.string(),
        finish: z.string(),
        priceCurrent: shownMoneySchema,
        priceOriginal: shownMoneySchema,
        discountPercent: z.int().min(0).max(100),
        /** What frame, glass and mat add to the picture; of a frame alone, its price. */
        surcharge: shownMoneySchema,
      }),
    ),
  }),
}
