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
    parts: z.array(
      z.object({
        code: z.string(),
        /** The material, option value, frame finish or mat it pays for. */
        value: z.string().optional(),
        price: shownMoneySchema,
      }),
    ),
    /** Lowest price of the 30 days before the reduction began, where the country asks for it. */
    referencePrice: shownMoneySchema.optional(),
    /** Last day of the reduction. */
    reducedUntil: z.iso.date().optional(),
    /** `priceCurrent` times quantity. */
    total: shownMoneySchema,
    vatRate: z.number(),
    /** `false` where taxes are added later (United States). */
    vatIncluded: z.boolean().optional(),
  }),
}
