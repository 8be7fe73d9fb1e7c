import { defineCall } from '../call.ts'
import type { getCartCountSchemas } from './get-cart-count.schema.ts'

/** How many articles lie in the cart. */
export const getCartCount = defineCall<typeof getCartCountSchemas>({
  name: 'getCartCount',
  method: 'GET',
  path: '/web-api/cart/count',
})
