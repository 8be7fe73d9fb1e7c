import { getAspectRatioRoute } from './get-aspect-ratio.ts'
import { getCampaignDataRoute } from './get-campaign-data.ts'
import { getInitialDataRoute } from './get-initial-data.ts'
import { getLocalizedUrlsRoute } from './get-localized-urls.ts'
import { getProductSafetyRoute } from './get-product-safety.ts'
import { getSkuContainerRoute } from './get-sku-container.ts'

export const shopRoutes = [
  getAspectRatioRoute,
  getCampaignDataRoute,
  getInitialDataRoute,
  getLocalizedUrlsRoute,
  getProductSafetyRoute,
  getSkuContainerRoute,
]
