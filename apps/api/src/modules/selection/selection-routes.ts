import { getFormatLimitsRoute } from './get-format-limits.ts'
import { getSelectionArticlePriceRoute } from './get-selection-article-price.ts'
import { getSelectionDataRoute } from './get-selection-data.ts'
import { getSelectionFormatGroupPricesRoute } from './get-selection-format-group-prices.ts'
import { getSelectionFormatPricesRoute } from './get-selection-format-prices.ts'
import { getVariantsForFrameTypesRoute } from './get-variants-for-frame-types.ts'

export const selectionRoutes = [
  getFormatLimitsRoute,
  getSelectionArticlePriceRoute,
  getSelectionDataRoute,
  getSelectionFormatGroupPricesRoute,
  getSelectionFormatPricesRoute,
  getVariantsForFrameTypesRoute,
]
