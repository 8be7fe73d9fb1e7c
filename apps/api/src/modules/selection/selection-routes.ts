import {
  getFormatLimits,
  getSelectionArticlePrice,
  getSelectionFormatGroupPrices,
  getSelectionFormatPrices,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { materialOf, productionLimits } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import {
  articlePrice,
  pricesOfFormatGroups,
  pricesOfFormats,
  refuseConfiguration,
  requestedConfiguration,
} from '../prices/index.ts'
import { getSelectionDataRoute } from './get-selection-data.ts'
import { getVariantsForFrameTypesRoute } from './get-variants-for-frame-types.ts'
import { toLimitsPayload } from './to-limits-payload.ts'

const getFormatLimitsRoute = route(
  getFormatLimits,
  schemas.getFormatLimits,
  ({ catalogue, shop, translate }, { query }) => {
    const requested = requestedConfiguration(catalogue, query, shop)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    const { materialType } = requested.configuration
    return success({
      materialType,
      freeFormat: materialOf(catalogue, materialType).freeFormat,
      unit: shop.unit,
      ...toLimitsPayload(productionLimits(catalogue, requested.configuration), shop),
    })
  },
  { isPublic: true, about: 'photo-frame' },
)

const getSelectionArticlePriceRoute = route(
  getSelectionArticlePrice,
  schemas.getSelectionArticlePrice,
  articlePrice,
  { isPublic: true, about: 'photo-frame' },
)

const getSelectionFormatGroupPricesRoute = route(
  getSelectionFormatGroupPrices,
  schemas.getSelectionFormatGroupPrices,
  pricesOfFormatGroups,
  { isPublic: true, about: 'photo-frame' },
)

const getSelectionFormatPricesRoute = route(
  getSelectionFormatPrices,
  schemas.getSelectionFormatPrices,
  pricesOfFormats,
  { isPublic: true, about: 'photo-frame' },
)

export const selectionRoutes = [
  getFormatLimitsRoute,
  getSelectionArticlePriceRoute,
  getSelectionDataRoute,
  getSelectionFormatGroupPricesRoute,
  getSelectionFormatPricesRoute,
  getVariantsForFrameTypesRoute,
]
