import { defineCall } from '../call.ts'
import type { getAccessoriesSchemas, getAccessoryPriceSchemas } from './schemas.ts'

export const getAccessories = defineCall<typeof getAccessoriesSchemas>({
  name: 'getAccessories',
  title: 'The accessories that are sold from the shelf.',
  method: 'GET',
  path: '/accessory',
})

export const getAccessoryPrice = defineCall<typeof getAccessoryPriceSchemas>({
  name: 'getAccessoryPrice',
  title: 'What an accessory costs in a quantity, and which quantities are on sale.',
  method: 'GET',
  path: '/price-api/accessory',
})
