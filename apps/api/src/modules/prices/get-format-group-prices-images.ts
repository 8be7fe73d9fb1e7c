import { getFormatGroupPricesImages } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { localised, materialOf, parseDimension } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { groupPrices } from './format-prices.ts'
import { requestedConfiguration } from './requested-configuration.ts'

export const getFormatGroupPricesImagesRoute = route(
  getFormatGroupPricesImages,
  schemas.getFormatGroupPricesImages,
  (context, { query: { formatGroup, ...input } }) => {
    const { catalogue, shop } = context
    const requested = requestedConfiguration(catalogue, input, shop)
    if (!requested.ok) return refuseConfiguration(requested.problems, context.translate)
    const { materialType } = requested.configuration
    return success({
      materialType,
      image: {
        src: `/_assets/materials/${materialType}.jpg`,
        alt: localised(materialOf(catalogue, materialType).name, shop.locale),
      },
      groups: groupPrices(context, requested.configuration, formatGroup).map(group => ({
        ...group,
        aspect: aspectOf([...group.main, ...group.more][0]?.formatType ?? '1x1'),
      })),
    })
  },
  { isPublic: true, about: 'photo-frame' },
)

function aspectOf(format: string): number {
  const { widthMm, heightMm } = parseDimension(format)
  return Math.round((widthMm / heightMm) * 1000) / 1000
}
