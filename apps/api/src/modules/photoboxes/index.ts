import { getPhotoboxDataRoute } from './get-photobox-data.ts'
import { getPhotoboxPricesRoute } from './get-photobox-prices.ts'

export const photoboxRoutes = [getPhotoboxDataRoute, getPhotoboxPricesRoute]
