import { defineCall } from '../call.ts'
import type { getFormatPricesSchemas } from './get-format-prices.schema.ts'

/** The prices of all formats in which a material can be had with the given options. */
export const getFormatPrices = defineCall<typeof getFormatPricesSchemas>({
  name: 'getFormatPrices',
  method: 'GET',
  path: '/price-api/prices/formats',
})
