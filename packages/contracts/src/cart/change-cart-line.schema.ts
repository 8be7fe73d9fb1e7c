import * as z from 'zod'
import { idSchema, quantitySchema } from '../shapes.ts'
import { cartSchema } from './cart.schema.ts'

export const changeCartLineSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ quantity: quantitySchema }),
  response: z.object({ cart: cartSchema }),
}
