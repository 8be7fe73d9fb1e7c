import { defineCall } from '../call.ts'
import type { getCardPriceSchemas } from './get-card-price.schema.ts'

export const getCardPrice = defineCall<typeof getCardPriceSchemas>({
  name: 'getCardPrice',
  title: 'What a card costs, with its weight and postage.',
  method: 'GET',
  path: '/card-price',
})
