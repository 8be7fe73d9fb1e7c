import { defineCall } from '../call.ts'
import type { getFramePricesSchemas } from './get-frame-prices.schema.ts'

export const getFramePrices = defineCall<typeof getFramePricesSchemas>({
  name: 'getFramePrices',
  title: 'The prices of a picture in every frame that fits it, or of frames alone.',
  method: 'GET',
  path: '/price-api/frame',
})
