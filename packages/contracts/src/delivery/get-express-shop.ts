import { defineCall } from '../call.ts'
import type { getExpressShopSchemas } from './get-express-shop.schema.ts'

export const getExpressShop = defineCall<typeof getExpressShopSchemas>({
  name: 'getExpressShop',
  title:
    'Express delivery: whether it is offered, until when to order, the day of delivery and the surcharge.',
  method: 'GET',
  path: '/web-api/express-shop',
})
