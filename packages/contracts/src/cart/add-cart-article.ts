import { defineCall } from '../call.ts'
import type { addCartArticleSchemas } from './add-cart-article.schema.ts'

export const addCartArticle = defineCall<typeof addCartArticleSchemas>({
  name: 'addCartArticle',
  title: 'Puts an article that needs no design into the cart: an accessory or a gift voucher.',
  method: 'POST',
  path: '/web-api/cart/articles',
})
