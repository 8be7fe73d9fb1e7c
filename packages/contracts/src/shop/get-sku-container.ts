import { defineCall } from '../call.ts'
import type { getSkuContainerSchemas } from './get-sku-container.schema.ts'

export const getSkuContainer = defineCall<typeof getSkuContainerSchemas>({
  name: 'getSkuContainer',
  title: 'What an article number stands for, with its price and the way into the designer.',
  method: 'GET',
  path: '/web-api/sku/container',
})
