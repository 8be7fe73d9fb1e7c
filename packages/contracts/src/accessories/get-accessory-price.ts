import { defineCall } from '../call.ts'
import type { getAccessoryPriceSchemas } from './get-accessory-price.schema.ts'

export const getAccessoryPrice = defineCall<typeof getAccessoryPriceSchemas>({
  name: 'getAccessoryPrice',
  title: 'What an accessory costs in a quantity, and which quantities are on sale.',
  method: 'GET',
  path: '/price-api/accessory',
})
