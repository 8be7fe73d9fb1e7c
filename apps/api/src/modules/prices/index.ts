/** What other modules may use of prices. */
export { askedConfiguration } from './asked-configuration.ts'
export { refuseConfiguration } from './configuration-refusal.ts'
export { priceRoutes } from './price-routes.ts'
export { shownMoney } from './shown-money.ts'
