import { getAccessoriesSchemas } from './get-accessories.schema.ts'
import { getAccessoryPriceSchemas } from './get-accessory-price.schema.ts'

export const accessorySchemas = {
  getAccessories: getAccessoriesSchemas,
  getAccessoryPrice: getAccessoryPriceSchemas,
}
