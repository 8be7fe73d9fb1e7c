import { defineCall } from '../call.ts'
import type { getCalendarDesignGroupsSchemas } from './get-calendar-design-groups.schema.ts'

export const getCalendarDesignGroups = defineCall<typeof getCalendarDesignGroupsSchemas>({
  name: 'getCalendarDesignGroups',
  title: 'Calendar designs, filtered and page by page, or one of them.',
  method: 'GET',
  path: '/web-api/calendar-design-group',
})
