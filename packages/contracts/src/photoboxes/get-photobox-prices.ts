import { defineCall } from '../call.ts'
import type { getPhotoboxPricesSchemas } from './get-photobox-prices.schema.ts'

export const getPhotoboxPrices = defineCall<typeof getPhotoboxPricesSchemas>({
  name: 'getPhotoboxPrices',
  title: 'What photo boxes cost in every size and format, by quantity.',
  method: 'GET',
  path: '/price-api/photoboxes',
})
