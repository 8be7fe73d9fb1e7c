import { defineCall } from '../call.ts'
import type { getFormatPricesSchemas } from '../prices/get-format-prices.schema.ts'

export const getSelectionFormatPrices = defineCall<typeof getFormatPricesSchemas>({
  name: 'getSelectionFormatPrices',
  title: 'The prices of all formats, as the selection shows them.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/prices-formats',
})
