import { getFormatGroupPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer } from '../../http/answer.ts'
import { type Handler, route } from '../../http/router.ts'
import { askedConfiguration } from './asked-configuration.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { groupPrices } from './format-prices.ts'

export const pricesOfFormatGroups: Handler<typeof schemas.getFormatGroupPrices> = (
  context,
  { query: { formatGroup, ...input } },
) => {
  const asked = askedConfiguration(context.catalogue, input, context.shop)
  if (!asked.ok) return refuseConfiguration(asked.problems, context.translate)
  const { configuration } = asked
  return answer({
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
