import { getPhotobookDesignGroupSets, getPhotobookPrice } from '@passepartout/contracts'
import { photobookForm } from '../product-form/photobook-form.ts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { fullListQuery, toLoadedPrice } from './to-loaded-price.ts'

export const photobook: StorefrontKindAdapter<'photobook'> = {
  // Prices of the design list, so that the lowest price is the one that the list shows.
  async prices({ id, format }, api) {
    if (format) {
      const query = { photobookType: id, photobookFormat: format }
      const result = await api.call(getPhotobookPrice, { query })
      return result.ok ? [toLoadedPrice(result.payload)] : []
    }
    const query = { photobookType: [id], ...fullListQuery }
    const list = await api.call(getPhotobookDesignGroupSets, { query })
    return list.ok ? list.payload.items.map(({ priceFrom }) => toLoadedPrice(priceFrom)) : []
  },
  chosenOn: () => ({ component: 'photobook-detail', designGroupSetId: undefined }),
  calculator: context => photobookForm({ palettes: [], palette: undefined }, context),
}
