import { defineCall } from '../call.ts'
import type {
  getCardAccessoriesSchemas,
  getCardAccessoryOrderSchemas,
  getCardAccessoryPriceSchemas,
  getCardPriceSchemas,
} from './schemas.ts'

export const getCardAccessories = defineCall<typeof getCardAccessoriesSchemas>({
  name: 'getCardAccessories',
  title: 'The accessories that go with a card, priced for a number of cards.',
  method: 'GET',
  path: '/web-api/card-accessories',
})

export const getCardAccessoryOrder = defineCall<typeof getCardAccessoryOrderSchemas>({
  name: 'getCardAccessoryOrder',
  title: 'What an order of accessories for a card consists of. Orders nothing.',
  method: 'GET',
  path: '/card-accessory-order',
})

export const getCardAccessoryPrice = defineCall<typeof getCardAccessoryPriceSchemas>({
  name: 'getCardAccessoryPrice',
  title: 'What accessories of a card cost together, for a number of cards.',
  method: 'GET',
  path: '/card-accessory-price',
})

export const getCardPrice = defineCall<typeof getCardPriceSchemas>({
  name: 'getCardPrice',
  title: 'What a card costs, with its weight and postage.',
  method: 'GET',
  path: '/card-price',
})
