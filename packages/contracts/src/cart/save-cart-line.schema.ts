import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { cartSchema } from './cart.schema.ts'

const changesLine = { params: z.object({ id: idSchema }), response: z.object({ cart: cartSchema }) }

export const saveCartLineSchemas = changesLine
export const unsaveCartLineSchemas = changesLine
