import { getPhotobookDesignGroupSetsSchemas } from './get-photobook-design-group-sets.schema.ts'
import { getPhotobookPriceSchemas } from './get-photobook-price.schema.ts'

export const photobookSchemas = {
  getPhotobookDesignGroupSets: getPhotobookDesignGroupSetsSchemas,
  getPhotobookPrice: getPhotobookPriceSchemas,
}
