import { CURRENCIES } from '@passepartout/domain'
import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { cartSchema, lineQuantitySchema } from './cart.schema.ts'

export const addCartLineSchemas = {
  body: z.object({
    draftId: idSchema,
    /** The revision the customer saw; another one on the server is a 409 `draft-conflict`. */
    draftRevision: z.int().positive(),
    /** Without it, as many as the line that it replaces has, else one. */
    quantity: lineQuantitySchema.optional(),
    /** The unit price the customer saw; another one on the server is a 409 `price-changed`. */
    expectedPrice: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).optional(),
    /** Puts the new version in the place of this line ("update the cart"). */
    replaces: idSchema.optional(),
    /** Chosen by the device; sending the same one again adds nothing. */
    lineId: idSchema.optional(),
  }),
  response: z.object({ lineId: idSchema, cart: cartSchema }),
}

/** `details` of the failure `invalid-document`: what stops the order, by the ids of the print check. */
export const blockersSchema = z.object({
  findings: z.array(
    z.object({ id: z.string(), pageId: z.string().nullable(), elementId: z.string().nullable() }),
  ),
})
