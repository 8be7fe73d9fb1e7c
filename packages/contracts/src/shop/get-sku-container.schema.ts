import * as z from 'zod'
import { shownMoneySchema, wordSchema } from '../shapes.ts'

export const getSkuContainerSchemas = {
  query: z.object({ sku: wordSchema }),
  response: z.object({
    sku: z.string(),
    kind: z.string(),
    name: z.string(),
    /** The configuration by the names of the designer's address. */
    configuration: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    priceCurrent: shownMoneySchema,
    priceOriginal: shownMoneySchema,
    discountPercent: z.int().min(0).max(100),
    /** Where it is designed; null for what is ordered as it is. */
    designerUrl: z.string().nullable(),
  }),
}
