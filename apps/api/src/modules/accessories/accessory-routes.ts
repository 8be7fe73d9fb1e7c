import { getAccessoriesRoute } from './get-accessories.ts'
import { getAccessoryPriceRoute } from './get-accessory-price.ts'

export const accessoryRoutes = [getAccessoriesRoute, getAccessoryPriceRoute]
