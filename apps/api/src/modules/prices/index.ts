/** What other modules may use of prices. */
export { askedConfiguration } from './asked-configuration.ts'
export { refuseConfiguration } from './configuration-refusal.ts'
export { formatPrices, type PricedShop } from './format-prices.ts'
export { articlePrice } from './get-article-price.ts'
export { pricesOfFormatGroups } from './get-format-group-prices.ts'
export { pricesOfFormats } from './get-format-prices.ts'
export { priceRoutes } from './price-routes.ts'
export { shownMoney } from './shown-money.ts'
