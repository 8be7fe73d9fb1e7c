import { getFormatLimits } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { materialOf, productionLimits } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { askedConfiguration, refuseConfiguration } from '../prices/index.ts'
import { shownLimits } from './shown-limits.ts'

export const getFormatLimitsRoute = route(
  getFormatLimits,
  schemas.getFormatLimits,
  ({ catalogue, shop, translate }, { query }) => {
    const asked = askedConfiguration(catalogue, query, shop)
    if (!asked.ok) return refuseConfiguration(asked.problems, translate)
    const { materialType } = asked.configuration
    return answer({
      materialType,
      freeFormat: materialOf(catalogue, materialType).freeFormat,
      unit: shop.unit,
      ...shownLimits(productionLimits(catalogue, asked.configuration), shop),
    })
  },
  { isPublic: true, about: 'photo-frame' },
)
