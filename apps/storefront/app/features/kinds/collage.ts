import { getCollageDesignGroup } from '@passepartout/contracts'
import { askForCollage, collageConfigurator } from '../configurator/collage-configurator.ts'
import { askedName } from '../product-detail/load-detail.ts'
import { loadedPrice } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const collage: StorefrontKind<'collage'> = {
  prices: async ({ id }, api) => {
    const result = await api.call(getCollageDesignGroup, { query: { designId: id } })
    return result.ok ? [loadedPrice(result.payload.priceFrom)] : []
  },
  chosenOn: () => ({ component: 'collage-detail', designId: undefined }),
  calculator: async (context, { designId }) => {
    const answer = await askForCollage(designId || askedName(context.query, 'designId'), context)
    if (!answer.ok) return undefined
    return collageConfigurator(answer.payload, Boolean(designId), answer.corrections, context)
  },
}
