import { defineCall } from '../call.ts'
import type { getArticlePriceSchemas } from './get-article-price.schema.ts'

export const getArticlePrice = defineCall<typeof getArticlePriceSchemas>({
  name: 'getArticlePrice',
  title: 'The price of one configuration with its parts.',
  method: 'GET',
  path: '/price-api/prices/article',
})
