import { defineCall } from '../call.ts'
import type { getPhotobookDesignGroupSetsSchemas, getPhotobookPriceSchemas } from './schemas.ts'

export const getPhotobookDesignGroupSets = defineCall<typeof getPhotobookDesignGroupSetsSchemas>({
  name: 'getPhotobookDesignGroupSets',
  title: 'Photobook designs, filtered and page by page, or one of them.',
  method: 'GET',
  path: '/web-api/photobook-design-group-set',
})

export const getPhotobookPrice = defineCall<typeof getPhotobookPriceSchemas>({
  name: 'getPhotobookPrice',
  title: 'The price of a photobook, what further pages cost, its spine, and what can be chosen next.',
  method: 'GET',
  path: '/web-api/photobook-price',
})
