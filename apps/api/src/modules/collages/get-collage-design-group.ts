import { getCollageDesignGroup } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  definitionOf,
  formatSize,
  localised,
  type Material,
  materialOf,
  parseDimension,
  shopSettings,
} from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { refuseConfiguration, shownMoney } from '../prices/index.ts'
import { collageItem } from './collage-item.ts'
import { collageOffers } from './collage-offers.ts'
import { pricedCollage } from './collage-prices.ts'

export const getCollageDesignGroupRoute = route(
  getCollageDesignGroup,
  schemas.getCollageDesignGroup,
  (context, { query: { designId, materialType } }) => {
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
    return answer({
      ...collageItem(context, design, { whole: true }),
      isDefault: wanted === defaultCollageId,
      materials: offered.map(id => ({
        materialType: id,
        name: localised(materialOf(catalogue, id).name, shop.locale),
        formats: design.collage.formats.flatMap(format => formatPrice(context, wanted, id, format)),
      })),
    })
  },
  { isPublic: true },
)

function formatPrice(context: CallContext, designId: string, materialType: Material, formatType: string) {
  const { locale } = context.shop
  const priced = pricedCollage(context, { designId, materialType, formatType })
  if (!priced) return []
  const { current, original, discountShare } = priced
  return [
    {
      formatType,
      text: formatSize(parseDimension(formatType), locale),
      priceCurrent: shownMoney(current, locale),
      priceOriginal: shownMoney(original, locale),
      discountPercent: discountShare,
    },
  ]
}
