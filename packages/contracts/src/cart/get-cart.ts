import { defineCall } from '../call.ts'
import type { getCartSchemas } from './get-cart.schema.ts'

export const getCart = defineCall<typeof getCartSchemas>({
  name: 'getCart',
  title: "The visitor's cart with today's prices.",
  method: 'GET',
  path: '/web-api/cart',
})
