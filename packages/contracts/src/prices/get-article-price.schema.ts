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
    /** Lowest price of the 30 days before the reduction, where the country asks for it. */
    referencePrice: shownMoneySchema.nullable(),
    /** What the price consists of; the parts add up exactly. */
    parts: z.array(
      z.object({
        code: z.enum(['material', 'option', 'frame', 'glass', 'mat']),
        value: z.string(),
        priceCurrent: shownMoneySchema,
        priceOriginal: shownMoneySchema,
      }),
    ),
    /** `priceCurrent` times quantity. */
    total: shownMoneySchema,
    /** `priceOriginal` times quantity. */
    totalOriginal: shownMoneySchema,
    /** Per cent. */
    vatRate: z.number(),
    /** False where taxes come on top (United States). */
    vatIncluded: z.boolean(),
    quantityTiers: z.array(z.object({ from: z.int(), price: shownMoneySchema })),
  }),
}
