import { getCalendarDesignGroupsRoute } from './get-calendar-design-groups.ts'
import { getCalendarPriceRoute } from './get-calendar-price.ts'

export const calendarRoutes = [getCalendarDesignGroupsRoute, getCalendarPriceRoute]
