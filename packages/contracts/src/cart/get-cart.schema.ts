import { cartSchema } from './cart.schema.ts'

export const getCartSchemas = { response: cartSchema }
