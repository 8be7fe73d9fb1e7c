import * as z from 'zod'
import { shownMoneySchema } from '../shapes.ts'
import { accessorySkusSchema, cardQuantitySchema, cardQueryShape } from './card-shapes.ts'

const priced = {
  priceCurrent: shownMoneySchema,
  priceOriginal: shownMoneySchema,
  total: shownMoneySchema,
}

export const getCardAccessoryPriceSchemas = {
  query: z.object({
    ...cardQueryShape,
    /** SKUs. */
    accessories: accessorySkusSchema.min(1),
    /** How many cards. */
    quantity: cardQuantitySchema,
  }),
  response: z.object({
    /** How many cards. */
    quantity: z.int(),
    parts: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        /** Comes with every card; else it is sold loose. */
        onCard: z.boolean(),
        /** As many as there are cards, or the smallest quantity on sale that is enough. */
        quantity: z.int(),
        ...priced,
      }),
    ),
    total: shownMoneySchema,
    totalOriginal: shownMoneySchema,
  }),
}
