import { defineCall } from '../call.ts'
import type { getCustomerDataSchemas } from './schemas.ts'

export const getCustomerData = defineCall<typeof getCustomerDataSchemas>({
  name: 'getCustomerData',
  title: 'Who the session belongs to, with the number of articles in the cart.',
  method: 'GET',
  path: '/web-api/customer-data',
})
