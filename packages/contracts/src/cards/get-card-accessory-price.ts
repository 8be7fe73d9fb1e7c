import { defineCall } from '../call.ts'
import type { getCardAccessoryPriceSchemas } from './get-card-accessory-price.schema.ts'

export const getCardAccessoryPrice = defineCall<typeof getCardAccessoryPriceSchemas>({
  name: 'getCardAccessoryPrice',
  title: 'What accessories of a card cost together, for a number of cards.',
  method: 'GET',
  path: '/card-accessory-price',
})
