import { defineCall } from '../call.ts'
import type { getPhotobookPriceSchemas } from './get-photobook-price.schema.ts'

export const getPhotobookPrice = defineCall<typeof getPhotobookPriceSchemas>({
  name: 'getPhotobookPrice',
  title: 'The price of a photobook, what further pages cost, its spine, and what can be chosen next.',
  method: 'GET',
  path: '/web-api/photobook-price',
})
