import { defineCall } from '../call.ts'
import type { getExpressShopSchemas, getShippingInformationSchemas } from './schemas.ts'

export type { DisplayDay, DisplayMoment, Express } from './schemas.ts'

export const getExpressShop = defineCall<typeof getExpressShopSchemas>({
  name: 'getExpressShop',
  title:
    'Express delivery: whether it is offered, until when to order, the day of delivery and the surcharge.',
  method: 'GET',
  path: '/web-api/express-shop',
})

export const getShippingInformation = defineCall<typeof getShippingInformationSchemas>({
  name: 'getShippingInformation',
  title: "What shipping costs to the shop's country and when a product ordered now arrives.",
  method: 'GET',
  path: '/web-api/shipping-information',
})
