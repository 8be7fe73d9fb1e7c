import { getCollageDesignGroup } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  definitionOf,
  localised,
  type Material,
  materialOf,
  shopSettings,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { refuseConfiguration } from '../prices/index.ts'
import { collageItem } from './collage-item.ts'
import { formatName } from './collage-names.ts'
import { collageOffers } from './collage-offers.ts'
import { priceCollage } from './collage-prices.ts'
import { requestedCollagePrice } from './requested-collage-price.ts'

export const getCollageDesignGroupRoute = route(
  getCollageDesignGroup,
  schemas.getCollageDesignGroup,
  async (context, { query: { designId, quantity = 1, ...input } }) => {
    const { materialType } = input
    const { catalogue, shop, translate } = context
    const { defaultCollageId } = shopSettings(shop)
    const wanted = designId ?? defaultCollageId
    const design = collageOffers(context).find(({ collage }) => collage.designId === wanted)
    if (!design) return refuse('not-found')
    const offered = definitionOf(catalogue, 'collage').materials.filter(
      id => materialType === undefined || id === materialType,
    )
    if (materialType !== undefined && offered.length === 0) {
      const problem = { field: 'materialType', code: 'material-not-for-collage', value: materialType }
      return refuseConfiguration([problem], translate)
    }
    const requested = await requestedCollagePrice(context, design, input, quantity)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    return success({
      ...collageItem(context, design, { whole: true }),
      isDefault: wanted === defaultCollageId,
      materials: offered.map(id => ({
        materialType: id,
        name: localised(materialOf(catalogue, id).name, shop.locale),
        formats: design.collage.formats.flatMap(format => formatPrice(context, wanted, id, format)),
      })),
      chosen: requested.chosen,
    })
  },
  { isPublic: true },
)

function formatPrice(context: CallContext, designId: string, materialType: Material, formatType: string) {
  const { locale } = context.shop
  const priced = priceCollage(context, { designId, materialType, formatType })
  if (!priced) return []
  const { current, original, discountShare, vatRate } = priced
  return [
    {
      formatType,
      text: formatName(formatType, locale),
      priceCurrent: toDisplayMoney(current, locale, vatRate),
      priceOriginal: toDisplayMoney(original, locale),
      discountPercent: discountShare,
    },
  ]
}
