import { defineCall } from '../call.ts'
import type { saveCartLineSchemas, unsaveCartLineSchemas } from './save-cart-line.schema.ts'

export const saveCartLine = defineCall<typeof saveCartLineSchemas>({
  name: 'saveCartLine',
  title: 'Lays a line aside for later: it is not ordered until it is laid back.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/save',
})

export const unsaveCartLine = defineCall<typeof unsaveCartLineSchemas>({
  name: 'unsaveCartLine',
  title: 'Lays a line that was kept for later back into the cart.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/unsave',
})
