/** What other modules may use of delivery. */
export { deliveryRoutes } from './delivery-routes.ts'
export { shownDay } from './shown-times.ts'
