import { getExpressShopRoute } from './get-express-shop.ts'
import { getShippingInformationRoute } from './get-shipping-information.ts'

export const deliveryRoutes = [getShippingInformationRoute, getExpressShopRoute]
