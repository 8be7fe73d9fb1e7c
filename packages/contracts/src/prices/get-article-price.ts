import { defineCall } from '../call.ts'
import type { getArticlePriceSchemas } from './get-article-price.schema.ts'

/** The price of one configuration with its parts. */
export const getArticlePrice = defineCall<typeof getArticlePriceSchemas>({
  name: 'getArticlePrice',
  method: 'GET',
  path: '/price-api/prices/article',
})
