import * as z from 'zod'
import { frameQuerySchema, shownMoneySchema } from '../shapes.ts'

export const getFormatPricesSchemas = {
  query: frameQuerySchema.omit({ formatType: true }),
  response: z.object({
    materialType: z.string(),
    formats: z.array(
      z.object({
        formatType: z.string(),
        /** Size as the locale writes it. */
        text: z.string(),
        priceCurrent: shownMoneySchema,
        priceOriginal: shownMoneySchema,
        discountPercent: z.int().min(0).max(100),
      }),
    ),
  }),
}
