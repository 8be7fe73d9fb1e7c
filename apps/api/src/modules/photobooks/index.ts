import { getPhotobookDesignGroupSetsRoute } from './get-photobook-design-group-sets.ts'
import { getPhotobookPriceRoute } from './get-photobook-price.ts'

export const photobookRoutes = [getPhotobookDesignGroupSetsRoute, getPhotobookPriceRoute]
