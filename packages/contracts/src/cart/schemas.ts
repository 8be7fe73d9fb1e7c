import { addCartArticleSchemas } from './add-cart-article.schema.ts'
import { addCartLineSchemas } from './add-cart-line.schema.ts'
import { cartLinePreviewSchemas } from './cart-line-preview.schema.ts'
import { changeCartLineSchemas } from './change-cart-line.schema.ts'
import { duplicateCartLineSchemas } from './duplicate-cart-line.schema.ts'
import { getCartSchemas } from './get-cart.schema.ts'
import { getCartCountSchemas } from './get-cart-count.schema.ts'
import { removeCartLineSchemas } from './remove-cart-line.schema.ts'
import { restoreCartLineSchemas } from './restore-cart-line.schema.ts'
import { saveCartLineSchemas, unsaveCartLineSchemas } from './save-cart-line.schema.ts'

export const cartSchemas = {
  addCartArticle: addCartArticleSchemas,
  addCartLine: addCartLineSchemas,
  cartLinePreview: cartLinePreviewSchemas,
  changeCartLine: changeCartLineSchemas,
  duplicateCartLine: duplicateCartLineSchemas,
  getCart: getCartSchemas,
  getCartCount: getCartCountSchemas,
  removeCartLine: removeCartLineSchemas,
  restoreCartLine: restoreCartLineSchemas,
  saveCartLine: saveCartLineSchemas,
  unsaveCartLine: unsaveCartLineSchemas,
}
