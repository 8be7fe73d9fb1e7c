import { defineCall } from '../call.ts'
import type { getBotCheckSchemas } from './get-bot-check.schema.ts'

export const getBotCheck = defineCall<typeof getBotCheckSchemas>({
  name: 'getBotCheck',
  title: 'Work for a browser to do before a form is sent: good once, for a quarter of an hour.',
  method: 'GET',
  path: '/web-api/bot-check',
  withoutShop: true,
})
