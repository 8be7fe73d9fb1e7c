import { defineCall } from '../call.ts'
import type { getFormatGroupPricesSchemas } from './get-format-group-prices.schema.ts'

export const getFormatGroupPrices = defineCall<typeof getFormatGroupPricesSchemas>({
  name: 'getFormatGroupPrices',
  title: "The prices of a material's formats by ratio group.",
  method: 'GET',
  path: '/price-api/prices/format-group',
})
