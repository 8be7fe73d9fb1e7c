import { getExpressShopRoute } from './get-express-shop.ts'
import { getShippingInformationRoute } from './get-shipping-information.ts'

export { shownDay } from './shown-times.ts'

export const deliveryRoutes = [getShippingInformationRoute, getExpressShopRoute]

/** What other modules may use of delivery. */
