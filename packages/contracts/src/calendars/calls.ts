export { getCalendarDesignGroups } from './get-calendar-design-groups.ts'
export { getCalendarPrice } from './get-calendar-price.ts'
