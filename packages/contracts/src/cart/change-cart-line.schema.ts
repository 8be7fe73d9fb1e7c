import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { cartSchema, lineQuantitySchema } from './cart.schema.ts'

export const changeCartLineSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ quantity: lineQuantitySchema }),
  response: z.object({ cart: cartSchema }),
}
