import { getFormatGroupPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { success } from '../../http/call-result.ts'
import { type Handler, route } from '../../http/router.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { groupPrices } from './format-prices.ts'
import { requestedConfiguration } from './requested-configuration.ts'

export const pricesOfFormatGroups: Handler<typeof schemas.getFormatGroupPrices> = (
  context,
  { query: { formatGroup, ...input } },
) => {
  const requested = requestedConfiguration(context.catalogue, input, context.shop)
  if (!requested.ok) return refuseConfiguration(requested.problems, context.translate)
  const { configuration } = requested
  return success({
    materialType: configuration.materialType,
    groups: groupPrices(context, configuration, formatGroup),
  })
}

export const getFormatGroupPricesRoute = route(
  getFormatGroupPrices,
  schemas.getFormatGroupPrices,
  pricesOfFormatGroups,
  { isPublic: true, about: 'photo-frame' },
)
