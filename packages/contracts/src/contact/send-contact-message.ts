import { defineCall } from '../call.ts'
import type { sendContactMessageSchemas } from './send-contact-message.schema.ts'

export const sendContactMessage = defineCall<typeof sendContactMessageSchemas>({
  name: 'sendContactMessage',
  title: 'Hands a message to the people who answer on its topic. Sent twice, it arrives once.',
  method: 'POST',
  path: '/web-api/contact',
})
