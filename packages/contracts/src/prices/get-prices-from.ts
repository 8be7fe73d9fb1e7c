import { defineCall } from '../call.ts'
import type { getPricesFromSchemas } from './get-prices-from.schema.ts'

export const getPricesFrom = defineCall<typeof getPricesFromSchemas>({
  name: 'getPricesFrom',
  title: 'The lowest price of every material.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/prices-from',
})
