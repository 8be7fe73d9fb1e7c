import { getThemes } from '@passepartout/contracts'
import { themePath } from '@passepartout/domain'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { toLoadedPrice } from './to-loaded-price.ts'

export const card: StorefrontKindAdapter<'card'> = {
  prices: async ({ id }, api) => {
    const result = await api.call(getThemes, { query: { themeId: id } })
    return result.ok ? result.payload.items.map(item => toLoadedPrice(item.priceFrom)) : []
  },
  // A card's design has a page by its id; cards without a design have the list of all.
  chosenOn: ({ themeId }) =>
    themeId ? themePath(themeId) : { component: 'card-overview', occasion: undefined },
}
