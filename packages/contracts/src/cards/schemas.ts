import { getCardAccessoriesSchemas } from './get-card-accessories.schema.ts'
import { getCardAccessoryOrderSchemas } from './get-card-accessory-order.schema.ts'
import { getCardAccessoryPriceSchemas } from './get-card-accessory-price.schema.ts'
import { getCardPriceSchemas } from './get-card-price.schema.ts'

export const cardSchemas = {
  getCardAccessories: getCardAccessoriesSchemas,
  getCardAccessoryOrder: getCardAccessoryOrderSchemas,
  getCardAccessoryPrice: getCardAccessoryPriceSchemas,
  getCardPrice: getCardPriceSchemas,
}
