import { defineCall } from '../call.ts'
import type { duplicateCartLineSchemas } from './duplicate-cart-line.schema.ts'

export const duplicateCartLine = defineCall<typeof duplicateCartLineSchemas>({
  name: 'duplicateCartLine',
  title: 'Adds a second line with the same frozen design.',
  method: 'POST',
  path: '/web-api/cart/lines/:id/duplicate',
})
