import { defineCall } from '../call.ts'
import type { addCartLineSchemas } from './add-cart-line.schema.ts'

/** Puts a design into the cart as it is now; the line keeps this version whatever happens to the design. */
export const addCartLine = defineCall<typeof addCartLineSchemas>({
  name: 'addCartLine',
  method: 'POST',
  path: '/web-api/cart/lines',
})
