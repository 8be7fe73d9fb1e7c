import { defineCall } from '../call.ts'
import type { removeCartLineSchemas } from './remove-cart-line.schema.ts'

/** Takes a line out of the cart. */
export const removeCartLine = defineCall<typeof removeCartLineSchemas>({
  name: 'removeCartLine',
  method: 'DELETE',
  path: '/web-api/cart/lines/:id',
})
