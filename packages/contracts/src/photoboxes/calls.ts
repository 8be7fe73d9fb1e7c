import { defineCall } from '../call.ts'
import type { getPhotoboxDataSchemas, getPhotoboxPricesSchemas } from './schemas.ts'

export const getPhotoboxData = defineCall<typeof getPhotoboxDataSchemas>({
  name: 'getPhotoboxData',
  title: 'The kinds, sizes and formats of photo boxes and prints.',
  method: 'GET',
  path: '/web-api/photobox-data',
})

export const getPhotoboxPrices = defineCall<typeof getPhotoboxPricesSchemas>({
  name: 'getPhotoboxPrices',
  title: 'What photo boxes cost in every size and format, by quantity.',
  method: 'GET',
  path: '/price-api/photoboxes',
})
