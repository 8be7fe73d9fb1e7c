import { defineCall } from '../call.ts'
import type { changeCartLineSchemas } from './change-cart-line.schema.ts'

export const changeCartLine = defineCall<typeof changeCartLineSchemas>({
  name: 'changeCartLine',
  title: 'Changes the quantity of a line; also confirms its price of today.',
  method: 'PATCH',
  path: '/web-api/cart/lines/:id',
})
