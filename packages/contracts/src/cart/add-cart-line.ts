import { defineCall } from '../call.ts'
import type { addCartLineSchemas } from './add-cart-line.schema.ts'

export const addCartLine = defineCall<typeof addCartLineSchemas>({
  name: 'addCartLine',
  title:
    'Puts a design into the cart as it is now; the line keeps this version whatever happens to the design.',
  method: 'POST',
  path: '/web-api/cart/lines',
})
