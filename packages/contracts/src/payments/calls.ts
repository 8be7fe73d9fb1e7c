import { defineBytesCall } from '../call.ts'
import type { paymentSchemas } from './schemas.ts'

export const stripeEvent = defineBytesCall<(typeof paymentSchemas)['stripeEvent']>({
  name: 'stripeEvent',
  title: 'Takes an event that Stripe signed.',
  bytesMethod: 'POST',
  path: '/web-api/payments/stripe',
  withoutShop: true,
})
