import { defineCall } from '../call.ts'
import type { getBotCheckSchemas, reportProblemSchemas, sendContactMessageSchemas } from './schemas.ts'

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

export const reportProblem = defineCall<typeof reportProblemSchemas>({
  name: 'reportProblem',
  title: 'Keeps what a customer says went wrong in the designer, for the people who run the shop.',
  method: 'POST',
  path: '/web-api/problem-reports',
})
