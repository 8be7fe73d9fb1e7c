import { defineCall } from '../call.ts'
import type { logEventSchemas } from './schemas.ts'

export const logEvent = defineCall<typeof logEventSchemas>({
  name: 'logEvent',
  title: 'Takes down that something went wrong in a browser.',
  method: 'POST',
  path: '/web-api/log',
  withoutShop: true,
})
