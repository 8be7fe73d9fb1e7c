import * as z from 'zod'
import { accessoryItemShape, accessoryTypeSchema } from '../accessories/accessory-shapes.ts'
import { shownMoneySchema } from '../shapes.ts'
import { cardQuantitySchema, cardQueryShape } from './card-shapes.ts'

export const getCardAccessoriesSchemas = {
  query: z.object({
    ...cardQueryShape,
    type: z.array(accessoryTypeSchema).max(20).optional(),
    /** How many cards. */
    quantity: cardQuantitySchema,
  }),
  response: z.object({
    /** How many cards the prices are for. */
    quantity: z.int(),
    items: z.array(
      z.object({
        ...accessoryItemShape,
        /** The design is made for accessories of this type. */
        isSuggested: z.boolean(),
        /** Comes with every card; null for what is sold loose only. */
        onCard: z
          .object({
            allowed: z.boolean(),
            /** Why not with this card; null where it is allowed. */
            reason: z.string().nullable(),
            /** What it adds to each card; null where it is not allowed. */
            priceCurrent: shownMoneySchema.nullable(),
          })
          .nullable(),
        /** Ordered by itself: the smallest quantity on sale that is enough for the cards. */
        loose: z.object({ quantity: z.int(), priceCurrent: shownMoneySchema, total: shownMoneySchema }),
      }),
    ),
  }),
}
