import { defineCall } from '../call.ts'
import type { getCartCountSchemas } from './get-cart-count.schema.ts'

export const getCartCount = defineCall<typeof getCartCountSchemas>({
  name: 'getCartCount',
  title: 'How many articles lie in the cart.',
  method: 'GET',
  path: '/web-api/cart/count',
})
