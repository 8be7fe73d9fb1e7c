import { getCalendarDesignGroupsSchemas } from './get-calendar-design-groups.schema.ts'
import { getCalendarPriceSchemas } from './get-calendar-price.schema.ts'

export const calendarSchemas = {
  getCalendarDesignGroups: getCalendarDesignGroupsSchemas,
  getCalendarPrice: getCalendarPriceSchemas,
}
