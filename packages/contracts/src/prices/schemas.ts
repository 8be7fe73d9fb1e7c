import { getArticlePriceSchemas } from './get-article-price.schema.ts'
import { getFormatGroupPricesSchemas } from './get-format-group-prices.schema.ts'
import { getFormatGroupPricesImagesSchemas } from './get-format-group-prices-images.schema.ts'
import { getFormatPricesSchemas } from './get-format-prices.schema.ts'
import { getFramePricesSchemas } from './get-frame-prices.schema.ts'
import { getPhotoOptionPricesSchemas } from './get-photo-option-prices.schema.ts'
import { getPricesFromSchemas } from './get-prices-from.schema.ts'

export const priceSchemas = {
  getArticlePrice: getArticlePriceSchemas,
  getFormatGroupPrices: getFormatGroupPricesSchemas,
  getFormatGroupPricesImages: getFormatGroupPricesImagesSchemas,
  getFormatPrices: getFormatPricesSchemas,
  getFramePrices: getFramePricesSchemas,
  getPhotoOptionPrices: getPhotoOptionPricesSchemas,
  getPricesFrom: getPricesFromSchemas,
}
