import { defineCall } from '../call.ts'
import type { getCalendarPriceSchemas } from './get-calendar-price.schema.ts'

export const getCalendarPrice = defineCall<typeof getCalendarPriceSchemas>({
  name: 'getCalendarPrice',
  title: 'The price of a calendar, and what can be chosen next.',
  method: 'GET',
  path: '/web-api/calendar-price',
})
