import { defineCall } from '../call.ts'
import type {
  getArticlePriceSchemas,
  getFormatGroupPricesSchemas,
  getFormatPricesSchemas,
} from '../prices/schemas.ts'
import type {
  getFormatLimitsSchemas,
  getSelectionDataSchemas,
  getVariantsForFrameTypesSchemas,
} from './schemas.ts'

export const getFormatLimits = defineCall<typeof getFormatLimitsSchemas>({
  name: 'getFormatLimits',
  title: 'The sizes between which a picture can be made with its frame and mat.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/format-limits',
})

export const getSelectionArticlePrice = defineCall<typeof getArticlePriceSchemas>({
  name: 'getSelectionArticlePrice',
  title: 'The price of one picture, as the selection shows it.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/price-article',
})

export const getSelectionData = defineCall<typeof getSelectionDataSchemas>({
  name: 'getSelectionData',
  title:
    'Everything that can be chosen for a picture, one change away from a configuration, with names and reasons.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/data',
})

export const getSelectionFormatGroupPrices = defineCall<typeof getFormatGroupPricesSchemas>({
  name: 'getSelectionFormatGroupPrices',
  title: 'The prices of all formats by ratio group, as the selection shows them.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/prices-format-group',
})

export const getSelectionFormatPrices = defineCall<typeof getFormatPricesSchemas>({
  name: 'getSelectionFormatPrices',
  title: 'The prices of all formats, as the selection shows them.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/prices-formats',
})

export const getVariantsForFrameTypes = defineCall<typeof getVariantsForFrameTypesSchemas>({
  name: 'getVariantsForFrameTypes',
  title: 'The materials that go with frames.',
  method: 'GET',
  path: '/web-api/variants-for-frame-types',
})
