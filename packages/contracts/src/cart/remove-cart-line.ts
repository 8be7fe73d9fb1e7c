import { defineCall } from '../call.ts'
import type { removeCartLineSchemas } from './remove-cart-line.schema.ts'

export const removeCartLine = defineCall<typeof removeCartLineSchemas>({
  name: 'removeCartLine',
  title: 'Takes a line out of the cart.',
  method: 'DELETE',
  path: '/web-api/cart/lines/:id',
})
