import { getArticlePriceSchemas } from '../prices/get-article-price.schema.ts'
import { getFormatGroupPricesSchemas } from '../prices/get-format-group-prices.schema.ts'
import { getFormatPricesSchemas } from '../prices/get-format-prices.schema.ts'
import { getFormatLimitsSchemas } from './format-limits.schema.ts'
import { getSelectionDataSchemas } from './get-selection-data.schema.ts'
import { getVariantsForFrameTypesSchemas } from './get-variants-for-frame-types.schema.ts'

export const selectionSchemas = {
  getFormatLimits: getFormatLimitsSchemas,
  getSelectionArticlePrice: getArticlePriceSchemas,
  getSelectionData: getSelectionDataSchemas,
  getSelectionFormatGroupPrices: getFormatGroupPricesSchemas,
  getSelectionFormatPrices: getFormatPricesSchemas,
  getVariantsForFrameTypes: getVariantsForFrameTypesSchemas,
}
