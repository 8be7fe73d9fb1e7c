import { defineCall } from '../call.ts'
import type { getBotCheckSchemas, sendContactMessageSchemas } from './schemas.ts'

export const getBotCheck = defineCall<typeof getBotCheckSchemas>({
  name: 'getBotCheck',
  title: 'Work for a browser to do before a form is sent: good once, for a quarter of an hour.',
  method: 'GET',
  path: '/web-api/bot-check',
  withoutShop: true,
})

export const sendContactMessage = defineCall<typeof sendContactMessageSchemas>({
  name: 'sendContactMessage',
  title: 'Hands a message to the people who answer on its topic. Sent twice, it arrives once.',
  method: 'POST',
  path: '/web-api/contact',
})
