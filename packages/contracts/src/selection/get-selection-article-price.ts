import { defineCall } from '../call.ts'
import type { getArticlePriceSchemas } from '../prices/get-article-price.schema.ts'

export const getSelectionArticlePrice = defineCall<typeof getArticlePriceSchemas>({
  name: 'getSelectionArticlePrice',
  title: 'The price of one picture, as the selection shows it.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/price-article',
})
