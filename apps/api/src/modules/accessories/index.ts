import { getAccessoriesRoute } from './get-accessories.ts'
import { getAccessoryPriceRoute } from './get-accessory-price.ts'

export { accessoryName, colourName, toAccessoryPayload } from './to-accessory-payload.ts'

export const accessoryRoutes = [getAccessoriesRoute, getAccessoryPriceRoute]
