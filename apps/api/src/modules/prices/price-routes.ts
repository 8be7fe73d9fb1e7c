import { getArticlePriceRoute } from './get-article-price.ts'
import { getFormatPricesRoute } from './get-format-prices.ts'
import { getPricesFromRoute } from './get-prices-from.ts'

export const priceRoutes = [getArticlePriceRoute, getFormatPricesRoute, getPricesFromRoute]
