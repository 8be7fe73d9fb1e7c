import * as z from 'zod'
import { deliveryItemSchema, expressSchema } from './shapes.ts'

export const getExpressShopSchemas = {
  query: deliveryItemSchema,
  response: z.object({
    /** False where no carrier brings express, or the product takes longer to make. */
    isOffered: z.boolean(),
    /** On working days, from the last moment to order. */
    hours: z.int().nullable(),
    express: expressSchema.nullable(),
    /** Only where a Saturday is earlier than express without one. */
    saturday: expressSchema.nullable(),
  }),
}
