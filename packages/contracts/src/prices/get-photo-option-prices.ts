import { defineCall } from '../call.ts'
import type { getPhotoOptionPricesSchemas } from './get-photo-option-prices.schema.ts'

export const getPhotoOptionPrices = defineCall<typeof getPhotoOptionPricesSchemas>({
  name: 'getPhotoOptionPrices',
  title: 'What the options of a material cost.',
  method: 'GET',
  path: '/price-api/photo-options-groups',
})
