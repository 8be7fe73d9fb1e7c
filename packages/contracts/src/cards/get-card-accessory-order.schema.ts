import * as z from 'zod'
import { shownMoneySchema } from '../shapes.ts'
import { accessorySkusSchema, cardQuantitySchema, cardQueryShape } from './card-shapes.ts'

export const getCardAccessoryOrderSchemas = {
  query: z.object({
    ...cardQueryShape,
    /** SKUs. */
    accessories: accessorySkusSchema.min(1),
    /** How many cards they are for. */
    quantity: cardQuantitySchema,
  }),
  response: z.object({
    /** How many cards they are for. */
    cards: z.int(),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        colour: z.string(),
        /** On the steps in which accessories are sold. */
        quantity: z.int(),
        priceCurrent: shownMoneySchema,
        priceOriginal: shownMoneySchema,
        total: shownMoneySchema,
        /** Of the whole line. */
        grams: z.number(),
      }),
    ),
    total: shownMoneySchema,
    grams: z.number(),
    /** Per cent. */
    vatRate: z.number(),
    vatIncluded: z.boolean(),
  }),
}
