import { CURRENCIES } from '@passepartout/domain'
import * as z from 'zod'
import { idSchema, wordSchema } from '../shapes.ts'
import { cartSchema, lineQuantitySchema } from './cart.schema.ts'

const shared = {
  quantity: lineQuantitySchema,
  /** The unit price the customer saw; another one on the server is a 409 `price-changed`. */
  expectedPrice: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).optional(),
  /** Chosen by the device; sending the same one again adds nothing. */
  lineId: idSchema.optional(),
}

export const addCartArticleSchemas = {
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accessory'), sku: wordSchema, ...shared }),
    z.object({
      kind: z.literal('gift-voucher'),
      /** Worth, in minor units of the shop's currency. */
      amount: z.int().min(0).max(10_000_000),
      delivery: wordSchema,
      /** What the giver writes on it; how much it may be is the catalogue's business. */
      message: z.string().max(2000).optional(),
      ...shared,
    }),
  ]),
  response: z.object({ lineId: idSchema, cart: cartSchema }),
}
