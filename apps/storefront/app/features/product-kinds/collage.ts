import { getCollageDesignGroup } from '@passepartout/contracts'
import { requestedName } from '../product-detail/load-detail.ts'
import { collageForm, fetchCollage } from '../product-form/collage-form.ts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { toLoadedPrice } from './to-loaded-price.ts'

export const collage: StorefrontKindAdapter<'collage'> = {
  prices: async ({ id }, api) => {
    const result = await api.call(getCollageDesignGroup, { query: { designId: id } })
    return result.ok ? [toLoadedPrice(result.payload.priceFrom)] : []
  },
  chosenOn: () => ({ component: 'collage-detail', designId: undefined }),
  calculator: async (context, { designId }) => {
    const answer = await fetchCollage(designId || requestedName(context.query, 'designId'), context)
    if (!answer.ok) return undefined
    return collageForm(answer.payload, Boolean(designId), answer.corrections, context)
  },
}
