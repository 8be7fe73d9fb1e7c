import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { cartSchema } from './cart.schema.ts'

export const duplicateCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ lineId: idSchema, cart: cartSchema }),
}
