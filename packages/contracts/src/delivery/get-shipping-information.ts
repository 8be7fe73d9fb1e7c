import { defineCall } from '../call.ts'
import type { getShippingInformationSchemas } from './get-shipping-information.schema.ts'

export const getShippingInformation = defineCall<typeof getShippingInformationSchemas>({
  name: 'getShippingInformation',
  title: "What shipping costs to the shop's country and when a product ordered now arrives.",
  method: 'GET',
  path: '/web-api/shipping-information',
})
