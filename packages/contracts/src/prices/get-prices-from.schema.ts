import * as z from 'zod'
import { shownMoneySchema } from '../shapes.ts'

export const getPricesFromSchemas = {
  response: z.object({
    materials: z.array(
      z.object({
        materialType: z.string(),
        /** The cheapest format. */
        formatType: z.string(),
        priceCurrent: shownMoneySchema,
        priceOriginal: shownMoneySchema,
        discountPercent: z.int().min(0).max(100),
        /** Such as `ab 16,95 €`. */
        text: z.string(),
      }),
    ),
  }),
}
