import { getAspectRatioSchemas } from './get-aspect-ratio.schema.ts'
import { getCampaignDataSchemas } from './get-campaign-data.schema.ts'
import { getInitialDataSchemas } from './get-initial-data.schema.ts'
import { getLocalizedUrlsSchemas } from './get-localized-urls.schema.ts'
import { getProductSafetySchemas } from './get-product-safety.schema.ts'
import { getSkuContainerSchemas } from './get-sku-container.schema.ts'

export const shopSchemas = {
  getAspectRatio: getAspectRatioSchemas,
  getCampaignData: getCampaignDataSchemas,
  getInitialData: getInitialDataSchemas,
  getLocalizedUrls: getLocalizedUrlsSchemas,
  getProductSafety: getProductSafetySchemas,
  getSkuContainer: getSkuContainerSchemas,
}
