import { defineCall } from '../call.ts'
import type { subscribeNewsletterSchemas } from './subscribe-newsletter.schema.ts'

export const subscribeNewsletter = defineCall<typeof subscribeNewsletterSchemas>({
  name: 'subscribeNewsletter',
  title: 'Sends a mail with a link that confirms the subscription. Nobody is subscribed before.',
  method: 'POST',
  path: '/web-api/newsletter-subscribe',
})
