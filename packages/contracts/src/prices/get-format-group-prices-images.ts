import { defineCall } from '../call.ts'
import type { getFormatGroupPricesImagesSchemas } from './get-format-group-prices-images.schema.ts'

export const getFormatGroupPricesImages = defineCall<typeof getFormatGroupPricesImagesSchemas>({
  name: 'getFormatGroupPricesImages',
  title: "The prices of a material's formats by ratio group, with the material's picture.",
  method: 'GET',
  path: '/price-api/prices/format-group-prices-images',
})
