import { defineCall } from '../call.ts'
import type { getFormatPricesSchemas } from './get-format-prices.schema.ts'

export const getFormatPrices = defineCall<typeof getFormatPricesSchemas>({
  name: 'getFormatPrices',
  title: 'The prices of all formats in which a material can be had with the given options.',
  method: 'GET',
  path: '/price-api/prices/formats',
})
