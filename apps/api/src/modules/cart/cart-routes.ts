import { addCartArticleRoute } from './add-cart-article.ts'
import { addCartLineRoute } from './add-cart-line.ts'
import { changeCartLineRoute } from './change-cart-line.ts'
import { cartLinePreviewRoute } from './draw-cart-line.ts'
import { duplicateCartLineRoute } from './duplicate-cart-line.ts'
import { getCartRoute } from './get-cart.ts'
import { getCartCountRoute } from './get-cart-count.ts'
import { removeCartLineRoute } from './remove-cart-line.ts'
import { restoreCartLineRoute } from './restore-cart-line.ts'
import { saveCartLineRoute, unsaveCartLineRoute } from './save-cart-line.ts'

export const cartRoutes = [
  getCartRoute,
  getCartCountRoute,
  addCartLineRoute,
  addCartArticleRoute,
  changeCartLineRoute,
  removeCartLineRoute,
  restoreCartLineRoute,
  saveCartLineRoute,
  unsaveCartLineRoute,
  duplicateCartLineRoute,
  cartLinePreviewRoute,
]
