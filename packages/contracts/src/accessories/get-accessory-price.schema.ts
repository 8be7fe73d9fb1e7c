import * as z from 'zod'
import { productPriceShape } from '../prices/product-price.schema.ts'
import { queryNumber, shownMoneySchema, wordSchema } from '../shapes.ts'

export const getAccessoryPriceSchemas = {
  query: z.object({
    sku: wordSchema,
    /** 50 where it is left out (spec 9). */
    quantity: queryNumber.pipe(z.int().min(1).max(100_000)).optional(),
  }),
  response: z.object({
    sku: z.string(),
    name: z.string(),
    ...productPriceShape,
    /** Of one metre of what is sold by length, where the country asks for it. */
    pricePerMetre: shownMoneySchema.nullable(),
    /** Every quantity on sale. */
    quantities: z.array(z.int()),
    /** The next smaller and larger of them. */
    previousQuantity: z.int().nullable(),
    nextQuantity: z.int().nullable(),
  }),
}
