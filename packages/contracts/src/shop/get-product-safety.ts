import { defineCall } from '../call.ts'
import type { getProductSafetySchemas } from './get-product-safety.schema.ts'

export const getProductSafety = defineCall<typeof getProductSafetySchemas>({
  name: 'getProductSafety',
  title: 'Who makes the products of the shop, and what has to be said of their safety.',
  method: 'GET',
  path: '/web-api/product-safety',
})
