import { defineCall } from '../call.ts'
import type { getPricesFromSchemas } from './get-prices-from.schema.ts'

/** The lowest price of every material. */
export const getPricesFrom = defineCall<typeof getPricesFromSchemas>({
  name: 'getPricesFrom',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/prices-from',
})
