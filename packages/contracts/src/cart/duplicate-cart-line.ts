import { defineCall } from '../call.ts'
import type { duplicateCartLineSchemas } from './duplicate-cart-line.schema.ts'

/** Adds a second line with the same frozen design. */
export const duplicateCartLine = defineCall<typeof duplicateCartLineSchemas>({
  name: 'duplicateCartLine',
  method: 'POST',
  path: '/web-api/cart/lines/:id/duplicate',
})
