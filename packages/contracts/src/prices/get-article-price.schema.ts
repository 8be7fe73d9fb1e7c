import * as z from 'zod'
import {
  frameConfigurationSchema,
  frameQuerySchema,
  quantitySchema,
  queryNumber,
  shownMoneySchema,
} from '../shapes.ts'

export const getArticlePriceSchemas = {
  query: frameQuerySchema.extend({ quantity: queryNumber.pipe(quantitySchema).optional() }),
  response: z.object({
    /** As priced: the asked one with missing choices filled in. */
    configuration: frameConfigurationSchema,
    quantity: quantitySchema,
    priceCurrent: shownMoneySchema,
    priceOriginal: shownMoneySchema,
    /** Whole per cent; 0 where nothing is reduced. */
    discountPercent: z.int().min(0).max(100),
    /** What the price consists of; the sum of the parts is the original price. */
    parts: z.array(z.object({ code: z.string(), price: shownMoneySchema })),
    /** `priceCurrent` times quantity. */
    total: shownMoneySchema,
    vatRate: z.number(),
  }),
}
