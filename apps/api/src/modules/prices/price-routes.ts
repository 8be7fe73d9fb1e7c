import { getArticlePriceRoute } from './get-article-price.ts'
import { getFormatGroupPricesRoute } from './get-format-group-prices.ts'
import { getFormatGroupPricesImagesRoute } from './get-format-group-prices-images.ts'
import { getFormatPricesRoute } from './get-format-prices.ts'
import { getFramePricesRoute } from './get-frame-prices.ts'
import { getPhotoOptionPricesRoute } from './get-photo-option-prices.ts'
import { getPricesFromRoute } from './get-prices-from.ts'

export const priceRoutes = [
  getArticlePriceRoute,
  getFormatGroupPricesRoute,
  getFormatGroupPricesImagesRoute,
  getFormatPricesRoute,
  getFramePricesRoute,
  getPhotoOptionPricesRoute,
  getPricesFromRoute,
]
