import { defineCall } from '../call.ts'
import type { getFormatGroupPricesSchemas } from '../prices/get-format-group-prices.schema.ts'

export const getSelectionFormatGroupPrices = defineCall<typeof getFormatGroupPricesSchemas>({
  name: 'getSelectionFormatGroupPrices',
  title: 'The prices of all formats by ratio group, as the selection shows them.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/prices-format-group',
})
