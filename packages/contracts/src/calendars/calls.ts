import { defineCall } from '../call.ts'
import type { getCalendarDesignGroupsSchemas, getCalendarPriceSchemas } from './schemas.ts'

export const getCalendarDesignGroups = defineCall<typeof getCalendarDesignGroupsSchemas>({
  name: 'getCalendarDesignGroups',
  title: 'Calendar designs, filtered and page by page, or one of them.',
  method: 'GET',
  path: '/web-api/calendar-design-group',
})

export const getCalendarPrice = defineCall<typeof getCalendarPriceSchemas>({
  name: 'getCalendarPrice',
  title: 'The price of a calendar, and what can be chosen next.',
  method: 'GET',
  path: '/web-api/calendar-price',
})
