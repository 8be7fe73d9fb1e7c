import { defineCall } from '../call.ts'
import type { getCartSchemas } from './get-cart.schema.ts'

/** The visitor's cart with today's prices. */
export const getCart = defineCall<typeof getCartSchemas>({
  name: 'getCart',
  method: 'GET',
  path: '/web-api/cart',
})
