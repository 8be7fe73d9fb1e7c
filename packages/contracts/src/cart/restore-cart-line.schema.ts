import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { cartSchema } from './cart.schema.ts'

export const restoreCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ cart: cartSchema }),
}
