import { getExpressShopSchemas } from './get-express-shop.schema.ts'
import { getShippingInformationSchemas } from './get-shipping-information.schema.ts'

export const deliverySchemas = {
  getExpressShop: getExpressShopSchemas,
  getShippingInformation: getShippingInformationSchemas,
}
