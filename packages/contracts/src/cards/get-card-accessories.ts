import { defineCall } from '../call.ts'
import type { getCardAccessoriesSchemas } from './get-card-accessories.schema.ts'

export const getCardAccessories = defineCall<typeof getCardAccessoriesSchemas>({
  name: 'getCardAccessories',
  title: 'The accessories that go with a card, priced for a number of cards.',
  method: 'GET',
  path: '/web-api/card-accessories',
})
