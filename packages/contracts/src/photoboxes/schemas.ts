import { getPhotoboxDataSchemas } from './get-photobox-data.schema.ts'
import { getPhotoboxPricesSchemas } from './get-photobox-prices.schema.ts'

export const photoboxSchemas = {
  getPhotoboxData: getPhotoboxDataSchemas,
  getPhotoboxPrices: getPhotoboxPricesSchemas,
}
