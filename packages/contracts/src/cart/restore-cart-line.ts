import { defineCall } from '../call.ts'
import type { restoreCartLineSchemas } from './restore-cart-line.schema.ts'

export const restoreCartLine = defineCall<typeof restoreCartLineSchemas>({
  name: 'restoreCartLine',
  title: 'Puts an article back that was taken out of the cart within the last hour.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/restore',
})
