import { defineFileCall } from '../call.ts'
import type { cartLinePreviewSchemas } from './cart-line-preview.schema.ts'

export const cartLinePreview = defineFileCall<typeof cartLinePreviewSchemas>({
  name: 'cartLinePreview',
  title: 'Shows the frozen design of a cart line to its owner.',
  fileMethod: 'GET',
  path: '/web-api/cart/lines/:id/preview',
  produces: ['image/webp'],
  withoutShop: true,
})
